import fs from 'node:fs/promises';
import path from 'node:path';
import type {ReleasePost} from './releasePosts';

/**
 * Writes a file only if its text changes. Otherwise its cached results would become stale, and file watchers would
 * report a change.
 */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await fs.writeFile(file, text);
}

/** Writes the posts to a folder and deletes all other files in it. */
export async function writePosts(folder: string, posts: readonly ReleasePost[]): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  const wanted = new Set(posts.map(({fileName}) => fileName));
  const stale = (await fs.readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all([
    ...stale.map((name) => fs.rm(path.join(folder, name), {recursive: true})),
    ...posts.map(({fileName, text}) => writeIfChanged(path.join(folder, fileName), text)),
  ]);
}
