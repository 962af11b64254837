cmake_minimum_required(VERSION 3.25)
# Writes OUT: `rs_candidate_hashes`, in the order of FILES. Run as a script at build time.
# A candidate's hash covers its own file and every project header it includes, directly or not, so
# that a change to one family's shared code does not make the measurements of another stale.

# collect(FILE LIST_VARIABLE): append FILE and what it includes from ROOT, depth first, once each.
function(collect file list_variable)
  set(seen ${${list_variable}})
  if(file IN_LIST seen)
    return()
  endif()
  list(APPEND seen ${file})
  set(${list_variable} ${seen})
  file(STRINGS ${file} lines REGEX "^#[ ]*include \"")
  foreach(line ${lines})
    string(REGEX REPLACE "^#[ ]*include \"([^\"]+)\".*" "\\1" header "${line}")
    if(EXISTS ${ROOT}/${header})
      collect(${ROOT}/${header} ${list_variable})
    endif()
  endforeach()
  set(${list_variable} ${${list_variable}} PARENT_SCOPE)
endfunction()

set(rows "")
foreach(file ${FILES})
  set(parts "")
  collect(${file} parts)
  list(SORT parts)
  set(all "")
  foreach(part ${parts})
    file(SHA256 ${part} digest)
    string(APPEND all ${digest})
  endforeach()
  string(SHA256 all "${all}")
  string(SUBSTRING ${all} 0 16 short)
  string(APPEND rows "    \"${short}\",\n")
endforeach()
file(WRITE ${OUT} "/* Generated: hash of each candidate's source and the headers it includes. */
#include \"kernels/candidate.h\"

const char *const rs_candidate_hashes[] = {
${rows}    NULL,
};
")
