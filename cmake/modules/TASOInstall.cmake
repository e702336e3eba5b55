# What `cmake --install` installs beside the targets, which are installed where
# they are added: headers, rules, and the package that find_package(TASO) reads.
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/TASO)

# Headers, the generated ones, and the .td files that they come from.
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*.td")
install(DIRECTORY ${CMAKE_BINARY_DIR}/include/
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.inc")

# Rules, how they were proved, and what devices cost.
install(DIRECTORY ${CMAKE_BINARY_DIR}/share/taso/rules/
  DESTINATION ${CMAKE_INSTALL_DATADIR}/taso/rules
  FILES_MATCHING PATTERN "*.mlir")
install(DIRECTORY rules/ DESTINATION ${CMAKE_INSTALL_DATADIR}/taso/rules
  FILES_MATCHING PATTERN "*.pdll" PATTERN "cost/*" PATTERN "MANIFEST"
                 PATTERN "PROOFS" PATTERN "README.md")
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/taso)

install(EXPORT TASOTargets NAMESPACE TASO:: DESTINATION ${package_dir})
configure_package_config_file(cmake/modules/TASOConfig.cmake.in
  ${CMAKE_BINARY_DIR}/TASOConfig.cmake INSTALL_DESTINATION ${package_dir}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_DATADIR)
# Before 1.0, a minor version may change interfaces.
write_basic_package_version_file(${CMAKE_BINARY_DIR}/TASOConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/TASOConfig.cmake
              ${CMAKE_BINARY_DIR}/TASOConfigVersion.cmake
  DESTINATION ${package_dir})
