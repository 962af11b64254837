# Compiler options that every target links as `routesweep_options`, and the search for CUDA.
find_package(Threads REQUIRED)

add_library(routesweep_options INTERFACE)
target_include_directories(routesweep_options INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_definitions(routesweep_options INTERFACE _GNU_SOURCE ROUTESWEEP_VERSION="${PROJECT_VERSION}")
target_compile_options(routesweep_options INTERFACE
  $<$<COMPILE_LANGUAGE:C>:-Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes
    -Wmissing-prototypes -Wundef -fno-math-errno -ffp-contract=off>)
# -ffp-contract=off: a fused multiply-add in one build and not in another would change the packers' bits.
if(ROUTESWEEP_WERROR)
  target_compile_options(routesweep_options INTERFACE $<$<COMPILE_LANGUAGE:C>:-Werror>)
endif()
if(ROUTESWEEP_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  # Candidates (the only object library) take the compiler 10 minutes each at -O3 with both.
  target_compile_options(routesweep_options INTERFACE $<$<COMPILE_LANGUAGE:C>:${sanitizers}>
    $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,OBJECT_LIBRARY>:-O1>)
  target_link_options(routesweep_options INTERFACE ${sanitizers})
endif()
if(ROUTESWEEP_TSAN)
  set(sanitizers -fsanitize=thread -fno-omit-frame-pointer)
  target_compile_options(routesweep_options INTERFACE $<$<COMPILE_LANGUAGE:C>:${sanitizers}>)
  target_link_options(routesweep_options INTERFACE ${sanitizers})
endif()
if(ROUTESWEEP_FUZZ) # libFuzzer is clang's; -fno-sanitize-recover: what is undefined is a finding
  set(fuzzing -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  # Not the candidates (the only object library): no target launches one, and they take minutes each.
  target_compile_options(routesweep_options INTERFACE
    "$<$<NOT:$<STREQUAL:$<TARGET_PROPERTY:TYPE>,OBJECT_LIBRARY>>:${fuzzing}>")
  target_link_options(routesweep_options INTERFACE ${fuzzing})
endif()
target_link_libraries(routesweep_options INTERFACE Threads::Threads m)

# CUDA: optional. Architectures: of 80 86 89 90a 100 120, those that the toolkit knows.
set(RS_HAVE_CUDA OFF)
if(ROUTESWEEP_CUDA)
  include(CheckLanguage)
  if(NOT CMAKE_CUDA_COMPILER AND EXISTS /usr/local/cuda/bin/nvcc)
    set(CMAKE_CUDA_COMPILER /usr/local/cuda/bin/nvcc)
  endif()
  check_language(CUDA)
  if(CMAKE_CUDA_COMPILER)
    set(RS_HAVE_CUDA ON)
  else()
    message(STATUS "no CUDA compiler: the CPU backend is built alone, and complete")
  endif()
else()
  message(STATUS "CUDA is switched off: the CPU backend is built alone, and complete")
endif()
if(RS_HAVE_CUDA)
  if(NOT CMAKE_CUDA_ARCHITECTURES)
    execute_process(COMMAND ${CMAKE_CUDA_COMPILER} --list-gpu-arch OUTPUT_VARIABLE known)
    foreach(arch 80 86 89 90 100 120)
      if(known MATCHES "compute_${arch}\n")
        list(APPEND architectures ${arch})
      endif()
    endforeach()
    list(TRANSFORM architectures REPLACE "^90$" "90a") # wgmma and setmaxnreg need the `a`
    set(CMAKE_CUDA_ARCHITECTURES ${architectures} CACHE STRING "CUDA architectures" FORCE)
  endif()
  enable_language(CUDA)
  set(CMAKE_CUDA_STANDARD 17)
  message(STATUS "CUDA ${CMAKE_CUDA_COMPILER_VERSION} for architectures ${CMAKE_CUDA_ARCHITECTURES}")
  target_compile_options(routesweep_options INTERFACE
    $<$<COMPILE_LANGUAGE:CUDA>:-Xptxas=-warn-spills -Xcompiler=-Wall,-Wextra,-Wno-missing-field-initializers>)
  target_compile_definitions(routesweep_options INTERFACE ROUTESWEEP_CUDA=1)
endif()
