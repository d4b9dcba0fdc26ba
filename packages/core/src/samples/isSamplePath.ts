/** Longest path of a file, in characters. */
const MAX_LENGTH = 200;
const SEGMENT = /^[^\\:*?"<>|\u0000-\u001f]+$/;

/**
 * Checks the path that a fence gives to a file of a sample: relative, with "/", and never out of the folder of the
 * sample. The folder is new and has no links, so a path without ".." stays in it.
 */
export function isSamplePath(path: string): boolean {
  const segments = path.split('/');
  return (
    path.length <= MAX_LENGTH &&
    segments.every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..')
  );
}
