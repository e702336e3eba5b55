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

# Installed programs find libMLIR.so and libTASO.so wherever the prefix is.
include(GNUInstallDirs)
set(CMAKE_INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)

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
# containers that they share with our code, and vtables, cannot be checked. See
# docs/Sanitizers.md.
set(TASO_SANITIZE OFF CACHE STRING
    "Build with sanitizers: OFF, address (with undefined behaviour) or thread")
set_property(CACHE TASO_SANITIZE PROPERTY STRINGS OFF address thread)
if(TASO_SANITIZE STREQUAL "address")
  set(sanitizers -fsanitize=address,undefined -fno-sanitize=vptr,function)
elseif(TASO_SANITIZE STREQUAL "thread")
  set(sanitizers -fsanitize=thread)
elseif(TASO_SANITIZE)
  message(FATAL_ERROR "TASO_SANITIZE: expected OFF, address or thread, found "
                      "'${TASO_SANITIZE}'")
endif()
if(TASO_SANITIZE)
  add_compile_options(${sanitizers} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(${sanitizers})
  # The sanitizers' functions are those of the program that loads a library.
  string(REPLACE "-Wl,-z,defs" "" CMAKE_SHARED_LINKER_FLAGS
         "${CMAKE_SHARED_LINKER_FLAGS}")
endif()

# Fuzz targets; see test/Fuzz. Tools of such a build are slow.
option(TASO_ENABLE_FUZZERS "Build the fuzz targets of test/Fuzz, with libFuzzer"
       OFF)
if(TASO_ENABLE_FUZZERS)
  if(NOT TASO_SANITIZE STREQUAL "address"
     OR NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "TASO_ENABLE_FUZZERS needs clang, and "
                        "TASO_SANITIZE=address")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# The cuda executor, on the CUDA toolkit, cuDNN 9 and cuBLASLt. The language must
# be enabled where all targets can see it. Sets TASO_HAS_CUDA if all is found.
set(TASO_ENABLE_CUDA OFF CACHE STRING
    "Build the cuda executor: AUTO, ON or OFF")
set_property(CACHE TASO_ENABLE_CUDA PROPERTY STRINGS AUTO ON OFF)
set(TASO_HAS_CUDA OFF)
if(TASO_ENABLE_CUDA)
  find_package(CUDAToolkit QUIET)
  find_path(TASO_CUDNN_INCLUDE cudnn.h HINTS ${CUDAToolkit_INCLUDE_DIRS})
  find_library(TASO_CUDNN_LIBRARY NAMES cudnn libcudnn.so.9
               HINTS ${CUDAToolkit_LIBRARY_DIR})
  if(TASO_CUDNN_INCLUDE AND EXISTS ${TASO_CUDNN_INCLUDE}/cudnn_version.h)
    file(STRINGS ${TASO_CUDNN_INCLUDE}/cudnn_version.h version
         REGEX "#define CUDNN_MAJOR [0-9]+")
    string(REGEX MATCH "[0-9]+$" TASO_CUDNN_VERSION "${version}")
  endif()
  if(CUDAToolkit_FOUND AND TARGET CUDA::cublasLt AND TASO_CUDNN_LIBRARY
     AND TASO_CUDNN_VERSION VERSION_GREATER_EQUAL 9)
    set(TASO_HAS_CUDA ON)
  endif()
endif()
if(TASO_HAS_CUDA)
  message(STATUS "CUDA: toolkit ${CUDAToolkit_VERSION}, ${TASO_CUDNN_LIBRARY}")
  if(NOT CMAKE_CUDA_COMPILER)
    set(CMAKE_CUDA_COMPILER ${CUDAToolkit_NVCC_EXECUTABLE})
  endif()
  if(NOT CMAKE_CUDA_ARCHITECTURES)
    set(CMAKE_CUDA_ARCHITECTURES 75 80 86 89 90 100 120)
  endif()
  enable_language(CUDA)
elseif(NOT TASO_ENABLE_CUDA)
  message(STATUS "CUDA: switched off (TASO_ENABLE_CUDA=OFF)")
elseif(TASO_ENABLE_CUDA STREQUAL "AUTO")
  message(STATUS "CUDA: toolkit, cuDNN 9 or cuBLASLt not found; the cuda "
                 "executor is left out")
else()
  message(FATAL_ERROR "CUDA: toolkit, cuDNN 9 or cuBLASLt not found, and "
                      "TASO_ENABLE_CUDA is ON")
endif()

# The rule generator can be run on several machines. Debian: libopenmpi-dev and
# openmpi-bin.
option(TASO_ENABLE_MPI "Let mpirun start several processes of taso-gen" OFF)
if(TASO_ENABLE_MPI)
  find_package(MPI REQUIRED COMPONENTS C)
endif()

# taso_install_library(target) installs a library and exports it as TASO::target.
# What is built without LLVM serves its tools only.
function(taso_install_library name)
  if(NOT TASO_RUNTIME_ONLY)
    install(TARGETS ${name} EXPORT TASOTargets
      ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
      LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
      INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  endif()
endfunction()

# taso_add_sanitizer_options(target) gives a program the options that it needs
# beside libraries without sanitizers.
function(taso_add_sanitizer_options name)
  if(TASO_SANITIZE)
    target_sources(${name} PRIVATE
      ${PROJECT_SOURCE_DIR}/cmake/modules/SanitizerOptions.cpp)
  endif()
endfunction()

# taso_add_library(Name SOURCES a.cpp .. LINK Dep ..) adds the library of one
# layer. EXCEPTIONS switches exceptions on, for libraries that wrap a dependency
# which throws. INTERNAL libraries are parts of tools, and are not installed.
function(taso_add_library name)
  cmake_parse_arguments(ARG "EXCEPTIONS;INTERNAL" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(TARGET TASODialectIncGen)
    add_dependencies(${name} TASODialectIncGen)
  endif()
  if(ARG_EXCEPTIONS)
    target_compile_options(${name} PRIVATE -fexceptions)
  endif()
  if(NOT ARG_INTERNAL)
    taso_install_library(${name})
  endif()
endfunction()

# taso_add_tool(name SOURCES a.cpp .. LINK Dep ..) adds a command-line tool.
# INTERNAL ones serve the tests, and are not installed.
function(taso_add_tool name)
  cmake_parse_arguments(ARG "INTERNAL" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM)
  add_dependencies(${name} TASODialectIncGen)
  taso_add_sanitizer_options(${name})
  if(NOT ARG_INTERNAL)
    install(TARGETS ${name} RUNTIME)
    set_property(GLOBAL APPEND PROPERTY TASO_TOOLS ${name})
  endif()
endfunction()

# taso_add_runtime_tool(name SOURCES a.cpp .. LINK Dep ..) adds a command-line
# tool that is built without LLVM, too.
function(taso_add_runtime_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  taso_add_sanitizer_options(${name})
  install(TARGETS ${name} RUNTIME)
  set_property(GLOBAL APPEND PROPERTY TASO_TOOLS ${name})
endfunction()
