import {gunzipSync} from 'node:zlib';

const BLOCK = 512;

/** Text of a field in the header of a tar entry: it ends at the first zero byte. */
function fieldOf(header: Buffer, start: number, length: number): string {
  const text = header.subarray(start, start + length).toString('utf8');
  return text.split('\0', 1)[0] ?? '';
}

/**
 * Reads files of a packed npm package. Their paths must fit into the header of a tar entry (at most 100 bytes).
 *
 * @param tarball - content of the .tgz file
 * @param names - paths in the package: "CHANGELOG.md"
 * @returns text of each file that the package has, by path
 */
export function readTarFiles(tarball: Uint8Array, names: readonly string[]): ReadonlyMap<string, string> {
  const tar = gunzipSync(tarball);
  const files = new Map<string, string>();
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(fieldOf(header, 124, 12).trim() || '0', 8);
    // Packages have one folder for all of their files: "package/" in those that npm and pnpm pack.
    const name = fieldOf(header, 0, 100).replace(/^[^/]+\//, '');
    const start = at + BLOCK;
    if (names.includes(name)) files.set(name, tar.subarray(start, start + size).toString('utf8'));
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
