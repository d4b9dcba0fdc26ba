import fs from 'node:fs';
import {frontMatterLine, type PageFile} from '../frontMatter.js';
import type {ResolvedTag} from './resolveTags.js';

/** A file and the tags of its page. */
export interface TaggedPage extends PageFile {
  readonly tags: readonly ResolvedTag[];
}

/** The line of a tag in a list with one tag a line; else that of the list. */
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
