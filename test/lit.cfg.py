# Configuration of the lit tests: `lit-22 -sv build/test`.
import os
import shutil
import sys

import lit.formats

config.name = "TASO"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test", ".pdll"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.taso_build_dir, "test")

config.environment["PATH"] = os.path.pathsep.join(
    [
        os.path.join(config.taso_build_dir, "bin"),
        config.llvm_tools_dir,
        config.environment["PATH"],
    ]
)
for name in ("CCACHE_DIR", "HOME", "TASO_MODELS_DIR"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
# Measurements of one run of the tests are no others' business.
config.environment["XDG_CACHE_HOME"] = os.path.join(config.test_exec_root, "cache")

if config.taso_enable_mpi:
    config.available_features.add("mpi")
    # Open MPI refuses to run as root, and more processes than there are cores.
    mpirun = "mpirun --oversubscribe"
    if os.geteuid() == 0:
        mpirun += " --allow-run-as-root"
    config.substitutions.append(("%mpirun", mpirun))
config.substitutions.append(("%taso_source", config.taso_source_dir))
config.substitutions.append(("%taso_build", config.taso_build_dir))
# A stock mlir-opt with our plugin. It has no sanitizers, so it cannot load a plugin
# that has: taso-opt then stands in, which has the same dialects and passes.
plugin = os.path.join(config.taso_build_dir, "lib", "libTASOPlugin.so")
config.substitutions.append(
    (
        "%mlir_opt",
        "taso-opt" if config.taso_sanitize else
        f"{config.llvm_tools_dir}/mlir-opt --load-dialect-plugin={plugin} "
        f"--load-pass-plugin={plugin}",
    )
)
# Compilers and folders of an installation.
config.substitutions.append(("%llvm_tools", config.llvm_tools_dir))
config.substitutions.append(("%libdir", config.taso_libdir))
config.substitutions.append(("%cxx", config.taso_cxx))
config.substitutions.append(("%cc", config.taso_cc))
# Who uses libraries with sanitizers must use them, too.
if not config.taso_sanitize:
    config.available_features.add("installable")
    # The address sanitizer reserves terabytes of addresses.
    config.available_features.add("address-limit")

# Our Python package, with the interpreter that it was built for.
if config.taso_has_python and not config.taso_sanitize:
    config.available_features.add("taso-python")
package = os.path.join(config.taso_build_dir, "python")
config.substitutions.append(
    ("%taso_python", f"env PYTHONPATH={package} {config.taso_python}")
)
# The python that has the packaged `onnx` module.
config.substitutions.append(("%python", "/usr/bin/python3"))

# The table of the published rules, once there are some.
if os.path.isfile(os.path.join(config.taso_source_dir, "docs", "Rules.md")):
    config.available_features.add("rules-document")

# A browser, driven by what the viewer of reports was bundled with.
chromium = shutil.which("chromium")
driver = os.path.join(config.taso_viewer_work, "node_modules", "puppeteer-core")
if chromium and shutil.which("node") and os.path.isdir(driver):
    config.available_features.add("browser")
    config.substitutions.append(
        ("%browse", f"node {config.taso_source_dir}/tools/report-viewer/browse.mjs "
                    f"{config.taso_viewer_work} {chromium}"))
viewer = os.path.join(config.taso_build_dir, "lib", "Search", "viewer.html")
if os.path.isfile(viewer) and os.path.getsize(viewer):
    config.available_features.add("report-viewer")

# The example that times by ONNX Runtime, once `npm install` has been run there.
runtime = os.path.join(config.taso_source_dir, "examples", "onnxruntime-profiler",
                       "node_modules", "onnxruntime-node")
if os.path.isdir(runtime):
    config.available_features.add("onnxruntime-example")

# Models that a test may read where they are: those of the package
# libonnx-testdata, and any that TASO_MODELS_DIR names.
folders = [
    ("onnx-testdata", "%onnx_testdata", "/usr/share/libonnx-testdata/data"),
    ("models", "%models", os.environ.get("TASO_MODELS_DIR", "")),
]
for feature, substitution, folder in folders:
    if os.path.isdir(folder):
        config.available_features.add(feature)
        config.substitutions.append((substitution, folder))
