# What is installed, how other builds find it, and the Debian package. The version stands in project() of
# the top CMakeLists.txt and nowhere else.
#   cmake --install build --prefix DIR        cpack -G DEB --config build/CPackConfig.cmake
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(install_folder ${CMAKE_SOURCE_DIR}/scripts/install)
set(data_folder ${CMAKE_INSTALL_DATADIR}/routesweep)
set(package_folder ${CMAKE_INSTALL_DATADIR}/cmake/routesweep) # headers alone: the same for all machines

install(TARGETS sweep engine RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${CMAKE_SOURCE_DIR}/sweep/plugin.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/routesweep)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/scripts/policy DESTINATION ${data_folder} FILES_MATCHING PATTERN "*.lua")
install(DIRECTORY ${CMAKE_SOURCE_DIR}/scripts/plugin-template DESTINATION ${data_folder})
install(FILES ${CMAKE_SOURCE_DIR}/README.md ${CMAKE_SOURCE_DIR}/ARCHITECTURE.md
  ${CMAKE_SOURCE_DIR}/scripts/PORTING.md ${CMAKE_SOURCE_DIR}/reports/json-schemas.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
foreach(program sweep engine)
  install(FILES ${install_folder}/completion.bash
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${program})
endforeach()

# Man pages from --help of the programs just built: one source of truth.
foreach(program sweep engine)
  set(page ${CMAKE_BINARY_DIR}/man/${program}.1)
  add_custom_command(OUTPUT ${page} VERBATIM
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/man
    COMMAND bash ${CMAKE_SOURCE_DIR}/scripts/build/man_page.sh $<TARGET_FILE:${program}> ${PROJECT_VERSION} ${page}
    DEPENDS ${program} ${CMAKE_SOURCE_DIR}/scripts/build/man_page.sh COMMENT "man page of ${program}")
  list(APPEND pages ${page})
endforeach()
add_custom_target(man_pages ALL DEPENDS ${pages})
install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)

configure_package_config_file(${install_folder}/routesweepConfig.cmake.in
  ${CMAKE_BINARY_DIR}/install/routesweepConfig.cmake INSTALL_DESTINATION ${package_folder}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/install/routesweepConfigVersion.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
# Found from where it lies, so that a copied prefix keeps working.
file(RELATIVE_PATH pc_prefix /${CMAKE_INSTALL_DATADIR}/pkgconfig /)
configure_file(${install_folder}/routesweep.pc.in ${CMAKE_BINARY_DIR}/install/routesweep.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/install/routesweepConfig.cmake
  ${CMAKE_BINARY_DIR}/install/routesweepConfigVersion.cmake DESTINATION ${package_folder})
install(FILES ${CMAKE_BINARY_DIR}/install/routesweep.pc DESTINATION ${CMAKE_INSTALL_DATADIR}/pkgconfig)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME routesweep)
set(CPACK_PACKAGE_VENDOR routesweep)
set(CPACK_PACKAGE_CONTACT "routesweep <routesweep@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "measures kernel candidates of quantised LLMs, decides route tables")
set(CPACK_PACKAGE_DESCRIPTION "Measures every kernel candidate of a quantised-LLM inference engine on this machine,
decides with statistics where one should hand over to the next, and writes C route tables.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONFLICTS "sweep") # an audio editor with /usr/bin/sweep
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "gnuplot, sqlite3, libopenblas0")
include(CPack)
