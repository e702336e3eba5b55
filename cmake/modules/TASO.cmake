# Build rules shared by all folders: one folder of lib/ is one static library,
# and everything links libMLIR.so. The static MLIR archives beside it must never
# be linked as well: each type would then have two ids.

find_program(TASO_CCACHE ccache)
if(TASO_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${TASO_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${TASO_CCACHE})
endif()
find_program(TASO_LLD NAMES ld.lld-22 ld.lld)
if(TASO_LLD AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_link_options(--ld-path=${TASO_LLD})
endif()

# libstdc++ 12 uses std::get_temporary_buffer, which clang 22 calls deprecated.
add_compile_options(-Wall -Wextra -Wno-unused-parameter
                    -Wno-deprecated-declarations)

# Our own assertions. The layout of LLVM's classes does not depend on NDEBUG but
# on LLVM_ENABLE_ABI_BREAKING_CHECKS, which the package fixes, so the two mix.
option(TASO_ASSERTIONS "Check assertions in TASO's code" OFF)
if(TASO_ASSERTIONS)
  add_compile_options(-UNDEBUG)
endif()

# Needs the package libclang-rt-22-dev. LLVM's libraries are not instrumented:
# containers that they share with our code, and vtables, cannot be checked.
option(TASO_SANITIZE "Build with the address and undefined-behaviour sanitizers"
       OFF)
if(TASO_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize=vptr,function)
  add_compile_options(${sanitizers} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(${sanitizers})
endif()

# The CUDA toolkit and cuDNN will serve the executor that measures kernels and
# the cost model that asks it. Nothing uses them yet; say what was found.
set(TASO_CUDA AUTO CACHE STRING "Use CUDA and cuDNN: AUTO, ON or OFF")
set_property(CACHE TASO_CUDA PROPERTY STRINGS AUTO ON OFF)
if(TASO_CUDA)
  find_package(CUDAToolkit QUIET)
  find_path(TASO_CUDNN_INCLUDE cudnn.h HINTS ${CUDAToolkit_INCLUDE_DIRS})
  find_library(TASO_CUDNN_LIBRARY cudnn HINTS ${CUDAToolkit_LIBRARY_DIR})
endif()
if(NOT TASO_CUDA)
  message(STATUS "CUDA: switched off (TASO_CUDA=OFF)")
elseif(CUDAToolkit_FOUND AND TASO_CUDNN_INCLUDE AND TASO_CUDNN_LIBRARY)
  message(STATUS "CUDA: found toolkit ${CUDAToolkit_VERSION} and cuDNN, for "
                 "measured costs; nothing uses them yet")
elseif(TASO_CUDA STREQUAL "AUTO")
  message(STATUS "CUDA: toolkit or cuDNN not found; measured GPU costs are left "
                 "out, everything else is built")
else()
  message(FATAL_ERROR "CUDA: toolkit or cuDNN not found, and TASO_CUDA is ON")
endif()

# The rule generator can be run on several machines. Debian: libopenmpi-dev and
# openmpi-bin.
option(TASO_ENABLE_MPI "Let mpirun start several processes of taso-gen" OFF)
if(TASO_ENABLE_MPI)
  find_package(MPI REQUIRED COMPONENTS C)
endif()

# taso_add_library(Name SOURCES a.cpp .. LINK Dep ..) adds the library of one
# layer. EXCEPTIONS switches exceptions on, for libraries that wrap a dependency
# which throws.
function(taso_add_library name)
  cmake_parse_arguments(ARG "EXCEPTIONS" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(TARGET TASODialectIncGen)
    add_dependencies(${name} TASODialectIncGen)
  endif()
  if(ARG_EXCEPTIONS)
    target_compile_options(${name} PRIVATE -fexceptions)
  endif()
endfunction()

# taso_add_tool(name SOURCES a.cpp .. LINK Dep ..) adds a command-line tool.
function(taso_add_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM)
  add_dependencies(${name} TASODialectIncGen)
endfunction()

# taso_add_runtime_tool(name SOURCES a.cpp .. LINK Dep ..) adds a command-line
# tool that is built without LLVM, too.
function(taso_add_runtime_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
endfunction()
