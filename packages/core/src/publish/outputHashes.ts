import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Size in bytes and hash of the content of a file: 128 bits of SHA-256, base64url. */
export interface HashedFile {
  readonly hash: string;
  readonly size: number;
}

/** Files of an output folder, sorted: path with "/", relative to the folder → size and hash. */
export type OutputHashes = ReadonlyMap<string, HashedFile>;

/** Returns 128 bits of the SHA-256 of a content, as base64url. */
export function shortHash(content: string | Buffer): string {
  return crypto.createHash('sha256').update(content).digest().subarray(0, 16).toString('base64url');
}

/** Reads and hashes all files of an output folder. Links to folders are not followed. */
export function hashOutput(outDir: string): OutputHashes {
  const names = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(outDir, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  return new Map(
    names.map((name) => {
      const content = fs.readFileSync(path.join(outDir, name));
      return [name, {hash: shortHash(content), size: content.length}];
    }),
  );
}
