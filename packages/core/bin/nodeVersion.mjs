/**
 * Checks if the installed version of Node is new enough.
 *
 * @param {string} version - version of Node: "20.19.0"
 * @returns {string | undefined} message to print if this version cannot run the command; otherwise `undefined`
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `[NODE_TOO_OLD] Lectern needs Node 20.19 or newer, but this is Node ${version}.\nInstall a newer version from https://nodejs.org, or choose one with your version manager.`;
}
