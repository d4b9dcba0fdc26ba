import fs from 'node:fs';
import path from 'node:path';
import {
  describeRefusal,
  type MarkdownSite,
  NOT_PUBLISHABLE,
  NOT_PUBLISHABLE_HINT,
  publishRefusal,
  realPathOf,
} from '@lectern/mdx';
import {throwProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import type {OutputFolder} from '../output/OutputFolder.js';

export type StaticSite = Pick<MarkdownSite, 'siteDir' | 'staticDirs' | 'publish'>;

/**
 * Copies the static folders to the output. Makes no hard links: if a user edits a linked file in place, the published
 * file changes, too. If several folders have a file of the same name, the file of the first folder is used.
 *
 * @throws {SiteError} `STATIC_LINK_BROKEN` or `FILE_NOT_PUBLISHABLE`, with all symbolic links that cannot be followed
 */
export function copyStatic(
  {siteDir, staticDirs, publish}: StaticSite,
  folder: Pick<OutputFolder, 'copy'>,
): void {
  const copied = new Set<string>();
  const walk = new StaticWalk(publish);
  for (const dir of staticDirs.filter((one) => fs.existsSync(one))) {
    for (const file of walk.files(dir)) {
      if (!copied.has(file)) folder.copy(path.join(dir, file), file);
      copied.add(file);
    }
  }
  throwProblems(walk.refused, {
    code: NOT_PUBLISHABLE,
    heading: 'Static folders hold symbolic links to files that may not be published:',
    hint: NOT_PUBLISHABLE_HINT,
    siteDir,
  });
  throwProblems(walk.broken, {
    code: 'STATIC_LINK_BROKEN',
    heading: 'Static folders hold symbolic links that lead nowhere:',
    hint: 'Remove the link, or put the file there that it leads to.',
    siteDir,
  });
}

class StaticWalk {
  readonly refused: Problem[] = [];
  readonly broken: Problem[] = [];
  readonly #publish: MarkdownSite['publish'];

  constructor(publish: MarkdownSite['publish']) {
    this.#publish = publish;
  }

  /**
   * Yields the publishable files of a static folder, as paths relative to this folder. Skips symbolic links to a folder
   * that contains the link, which would cause an endless recursion.
   */
  *files(dir: string): Generator<string> {
    if (this.#follow(dir)) yield* this.#filesIn(dir, '', []);
  }

  *#filesIn(dir: string, inner: string, seen: readonly string[]): Generator<string> {
    const folder = path.join(dir, inner);
    const real = fs.realpathSync(folder);
    if (seen.includes(real)) return;
    for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
      const file = path.join(inner, entry.name);
      const target = entry.isSymbolicLink() ? this.#follow(path.join(dir, file)) : entry;
      if (target?.isDirectory()) yield* this.#filesIn(dir, file, [...seen, real]);
      else if (target?.isFile()) yield file;
    }
  }

  /**
   * Returns the file status of a symbolic link's target. If the link is broken, or its target may not be published,
   * records a problem and returns `undefined`.
   */
  #follow(link: string): fs.Stats | undefined {
    const real = realPathOf(link);
    if (real === undefined) {
      this.broken.push({file: link, message: 'This symbolic link leads nowhere.'});
      return undefined;
    }
    const refusal = publishRefusal(link, real, this.#publish);
    if (refusal) this.refused.push({file: link, message: describeRefusal('This static file', refusal)});
    return refusal ? undefined : fs.statSync(real);
  }
}
