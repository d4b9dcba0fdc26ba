import path from 'node:path';

/** Maximum length of a file name in common file systems. */
const MAX_NAME_LENGTH = 255;
/** Length that is left free for a hyphen, a hash and an ending. */
const NAME_MARGIN = 10;
/** Maximum length of a shortened name, without the hyphen and the hash that are appended. */
const SHORT_NAME_LENGTH = MAX_NAME_LENGTH - NAME_MARGIN - 1;

/** True on macOS and Windows, where file systems limit the number of characters. Linux limits the number of bytes. */
function countsCharacters(): boolean {
  return process.platform === 'darwin' || process.platform === 'win32';
}

/** True if a text is too long for a file name with an extension. */
export function isNameTooLong(str: string): boolean {
  const length = countsCharacters() ? str.length : Buffer.byteLength(str);
  return length + NAME_MARGIN > MAX_NAME_LENGTH;
}

/** Shortens a text to `SHORT_NAME_LENGTH` characters; on Linux, bytes. */
export function shortName(str: string): string {
  if (countsCharacters()) return str.slice(0, SHORT_NAME_LENGTH);
  return Buffer.from(str).subarray(0, SHORT_NAME_LENGTH).toString();
}

/** Replaces "\" by "/". Long Windows paths ("\\?\…") are unchanged, since "/" is no separator in them. */
export function posixPath(str: string): string {
  return str.startsWith('\\\\?\\') ? str : str.replaceAll('\\', '/');
}

/** Path of a file for messages, relative to the working directory. */
export function toMessageRelativeFilePath(filePath: string): string {
  return posixPath(path.relative(process.cwd(), filePath));
}

/** Path of a file that begins with the alias of the site folder: "@site/docs/intro.md". */
export function aliasedSitePath(filePath: string, siteDir: string): string {
  return `@site/${posixPath(path.relative(siteDir, filePath))}`;
}

/** Removes "@site/" from the beginning of a path. @throws {Error} if the path does not begin with "@site/" */
export function aliasedSitePathToRelativePath(filePath: string): string {
  if (!filePath.startsWith('@site/')) {
    throw new Error(`Unexpected, filePath is not site-aliased: ${filePath}`);
  }
  return filePath.slice('@site/'.length);
}

/** Escapes a path for a JavaScript string in double quotes. */
export function escapePath(str: string): string {
  return JSON.stringify(str).slice(1, -1);
}

export function addTrailingPathSeparator(str: string): string {
  return str.endsWith(path.sep) ? str : `${str.replace(/[\\/]$/, '')}${path.sep}`;
}
