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

add_compile_options(-Wall -Wextra -Wno-unused-parameter)

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
