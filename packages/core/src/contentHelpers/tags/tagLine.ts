import fs from 'node:fs';
import {frontMatterLine, type PageFile} from '../frontMatter.js';
import type {ResolvedTag} from './resolveTags.js';

/** A page with the file that it is made from and its tags. */
export interface TaggedPage extends PageFile {
  readonly tags: readonly ResolvedTag[];
}

/** Line of a tag in the front matter if each tag is on its own line, otherwise the line of the key `tags`. */
export function tagLine(page: PageFile, label: string): number | undefined {
  const first = frontMatterLine(page, 'tags');
  if (first === undefined) return undefined;
  const lines = fs.readFileSync(page.file, 'utf8').split('\n').slice(first);
  for (const [index, line] of lines.entries()) {
    const [, item] = /^\s*-\s+(.*?)\s*$/.exec(line) ?? [];
    if (item === undefined) break;
    if (item.replace(/^(['"])(.*)\1$/, '$2') === label) return first + index + 1;
  }
  return first;
}
