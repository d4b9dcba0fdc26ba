import fs from 'node:fs/promises';
import path from 'node:path';
import type {ReleasePost} from './releasePosts';

/** Leaves files alone that have the text already: what is made from them stays valid, and watchers report nothing. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await fs.writeFile(file, text);
}

/** Makes a folder hold these posts, and nothing else. */
export async function writePosts(folder: string, posts: readonly ReleasePost[]): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  const wanted = new Set(posts.map(({fileName}) => fileName));
  const stale = (await fs.readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all([
    ...stale.map((name) => fs.rm(path.join(folder, name), {recursive: true})),
    ...posts.map(({fileName, text}) => writeIfChanged(path.join(folder, fileName), text)),
  ]);
}
