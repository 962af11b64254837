# Writes OUT: `rs_candidate_hashes`, in the order of FILES. Run as a script at build time.
set(common "")
foreach(file ${SHARED})
  file(SHA256 ${file} digest)
  string(APPEND common ${digest})
endforeach()
set(rows "")
foreach(file ${FILES})
  file(SHA256 ${file} digest)
  string(SHA256 all "${digest}${common}")
  string(SUBSTRING ${all} 0 16 short)
  string(APPEND rows "    \"${short}\",\n")
endforeach()
file(WRITE ${OUT} "/* Generated: hash of each candidate's source and the shared headers. */
#include \"kernels/candidate.h\"

const char *const rs_candidate_hashes[] = {
${rows}    NULL,
};
")
