import path from 'node:path';

/** Most bytes of a name in file systems, with room for an extension. */
const MAX_NAME_LENGTH = 255;
const NAME_MARGIN = 10;
/** A hash follows it. */
const SHORT_NAME_LENGTH = MAX_NAME_LENGTH - NAME_MARGIN - 1;

/** macOS and Windows count characters, Linux counts bytes. */
function countsCharacters(): boolean {
  return process.platform === 'darwin' || process.platform === 'win32';
}

/** Checks that a text is too long for the name of a file. */
export function isNameTooLong(str: string): boolean {
  const length = countsCharacters() ? str.length : Buffer.byteLength(str);
  return length + NAME_MARGIN > MAX_NAME_LENGTH;
}

/** The beginning of a text, short enough for the name of a file. */
export function shortName(str: string): string {
  if (countsCharacters()) return str.slice(0, SHORT_NAME_LENGTH);
  return Buffer.from(str).subarray(0, SHORT_NAME_LENGTH).toString();
}

/** With "/" for "\"; long paths of Windows ("\\?\…"), where "/" has no meaning, stay. */
export function posixPath(str: string): string {
  return str.startsWith('\\\\?\\') ? str : str.replaceAll('\\', '/');
}

/** A file as messages show it: relative to the working directory. */
export function toMessageRelativeFilePath(filePath: string): string {
  return posixPath(path.relative(process.cwd(), filePath));
}

/** "@site/docs/intro.md" of an absolute file. */
export function aliasedSitePath(filePath: string, siteDir: string): string {
  return `@site/${posixPath(path.relative(siteDir, filePath))}`;
}

/** @throws {Error} where the path does not begin with "@site/". */
export function aliasedSitePathToRelativePath(filePath: string): string {
  if (!filePath.startsWith('@site/')) {
    throw new Error(`Unexpected, filePath is not site-aliased: ${filePath}`);
  }
  return filePath.slice('@site/'.length);
}

/** A path to write between double quotes in JavaScript. */
export function escapePath(str: string): string {
  return JSON.stringify(str).slice(1, -1);
}

export function addTrailingPathSeparator(str: string): string {
  return str.endsWith(path.sep) ? str : `${str.replace(/[\\/]$/, '')}${path.sep}`;
}
