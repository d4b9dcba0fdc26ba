import path from 'node:path';

/**
 * Folder in which a glob searches: the path before its first special character. A glob without special characters is
 * returned unchanged.
 */
export function globBase(glob: string): string {
  const special = glob.search(/[*?{}[\]()!]/);
  return special === -1 ? glob : path.dirname(`${glob.slice(0, special)}x`);
}
