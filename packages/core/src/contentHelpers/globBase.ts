import path from 'node:path';

/** The folder that a glob starts from, or the file that it is: what comes before its first special character. */
export function globBase(glob: string): string {
  const special = glob.search(/[*?{}[\]()!]/);
  return special === -1 ? glob : path.dirname(`${glob.slice(0, special)}x`);
}
