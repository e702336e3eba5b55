# The Debian package: `cmake --preset package`, then its target `package`. It holds what
# `cmake --install` installs; dpkg-shlibdeps finds what that needs.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME taso)
set(CPACK_PACKAGE_VENDOR TASO)
set(CPACK_PACKAGE_CONTACT "The TASO authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_LIST_DIR}/prerm)
# libTASO.so is in the package itself.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/lib)
# For the plugin, the Python package, and who builds against the libraries.
string(REGEX MATCH "^[0-9]+" major ${LLVM_PACKAGE_VERSION})
set(CPACK_DEBIAN_PACKAGE_SUGGESTS
    "mlir-${major}-tools, python3, libmlir-${major}-dev, nlohmann-json3-dev")
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/taso RENAME copyright)
include(CPack)
