import path from 'node:path';
import {readIfPresent, writeFileAtomic} from '@lectern/store';
import {z} from '#zod';
import {hashOutput, type OutputHashes} from './outputHashes.js';

/** Files of a build that differ from those of the last deployment; all paths are sorted, with "/". */
interface OutputChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Compares the files of a build with the hashes of those that are published: path → hash. */
function compareOutput(output: OutputHashes, published: ReadonlyMap<string, string>): OutputChanges {
  const names = [...output.keys()];
  return {
    added: names.filter((name) => !published.has(name)),
    changed: names.filter((name) => published.has(name) && published.get(name) !== output.get(name)?.hash),
    removed: [...published.keys()].filter((name) => !output.has(name)).sort(),
  };
}

const published = z.object({time: z.string(), files: z.record(z.string(), z.string())});

/** Path of the file that `site deploy` leaves behind: time, and hash of each file that it has published. */
function publishedFile(cacheDir: string): string {
  return path.join(cacheDir, 'published.json');
}

/** Remembers the files of a deployment, so that the next build can list its changes. */
export function rememberPublished(cacheDir: string, output: OutputHashes): void {
  const files = Object.fromEntries([...output].map(([name, {hash}]) => [name, hash]));
  writeFileAtomic(publishedFile(cacheDir), JSON.stringify({time: new Date().toISOString(), files}));
}

function readPublished(cacheDir: string): z.infer<typeof published> | undefined {
  try {
    return published.parse(JSON.parse(readIfPresent(publishedFile(cacheDir)) ?? ''));
  } catch {
    // Nothing was deployed from this machine, or the file is damaged.
    return undefined;
  }
}

/**
 * Writes the files that a build has added, changed and removed since the last deployment from this machine, with the
 * hashes of their contents. Without a deployment, all files are added.
 *
 * @returns absolute path of the list, in the folder of generated files
 */
export function writeChanges(folders: {outDir: string; cacheDir: string; generatedDir: string}): string {
  const output = hashOutput(folders.outDir);
  const last = readPublished(folders.cacheDir);
  const {added, changed, removed} = compareOutput(output, new Map(Object.entries(last?.files ?? {})));
  const withHash = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, output.get(name)?.hash]));
  const file = path.join(folders.generatedDir, 'changes.json');
  const list = {since: last?.time ?? null, added: withHash(added), changed: withHash(changed), removed};
  writeFileAtomic(file, `${JSON.stringify(list, null, 2)}\n`);
  return file;
}
