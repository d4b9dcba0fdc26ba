export const CURRENT_VERSION = 'current';

/** Name of the folder of a version: "current" (for translations only), "version-1.0". */
export function versionFolder(version: string): string {
  return version === CURRENT_VERSION ? CURRENT_VERSION : `version-${version}`;
}

/**
 * Checks the name of a version, which becomes part of a folder name and of a URL path.
 *
 * @returns the reason why the name is not valid, as a sentence; `undefined` for a valid name
 */
export function versionNameProblem(name: unknown): string | undefined {
  if (typeof name !== 'string') return `Expected text, found ${JSON.stringify(name)}.`;
  if (name.trim() === '') return 'A version name must not be empty.';
  if (name !== name.trim()) return `"${name}" starts or ends with a space.`;
  if (name === CURRENT_VERSION) return `"${name}" means the docs that are still being written.`;
  if (name.length > 32) return `"${name}" is longer than 32 characters.`;
  if (name === '.' || name === '..') return `"${name}" cannot be the name of a folder.`;
  if (/[/\\<>:"|?*\u0000-\u001F]/.test(name))
    return `"${name}" holds a character that file names cannot have.`;
  return undefined;
}

/** Id of the message with the label of a version. */
export const VERSION_LABEL = 'version.label';
