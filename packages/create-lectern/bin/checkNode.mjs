/**
 * Checks if this version of Node can run the generator. Otherwise prints a message and sets the exit code to 1.
 *
 * @returns {boolean}
 */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return true;
  console.error(
    `[NODE_TOO_OLD] Lectern needs Node 20.19 or newer, but this is Node ${process.versions.node}.\nInstall a newer version from https://nodejs.org, or choose one with your version manager.`,
  );
  process.exitCode = 1;
  return false;
}
