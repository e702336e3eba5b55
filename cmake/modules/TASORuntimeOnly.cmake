# What TASO_RUNTIME_ONLY builds: the operators' definitions, the runtime, the two
# tools on it and, where GoogleTest is, the tests of the runtime, which compare
# every executor with the definitions.
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
include(TASO)
include_directories(${PROJECT_SOURCE_DIR}/include)
find_package(Threads REQUIRED)
link_libraries(Threads::Threads)

add_subdirectory(lib/Semantics)
add_subdirectory(lib/Runtime)
add_subdirectory(tools)
find_package(GTest QUIET)
if(GTest_FOUND)
  add_subdirectory(unittests)
else()
  message(STATUS "GoogleTest: not found; the tests of the runtime are left out")
endif()
