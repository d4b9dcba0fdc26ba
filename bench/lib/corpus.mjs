import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'make-corpus.mjs');

/**
 * Writes the seeded corpus: the same words for every tool, each in its own dialect.
 *
 * @param ending - ".mdx" for pages that remark plugins are to change
 * @param tree - how many pages a folder and folders a section have; 20 and 5 by default
 * @returns the sections → folders → pages that sidebars are made of
 */
export function writeCorpus({folder, pages, flavor, tree = {}, ending = '.md'}) {
  const manifest = path.join(folder, '..', `${path.basename(folder)}-manifest.json`);
  const args = ['--pages', String(pages), '--seed', '7', '--out', folder, '--flavor', flavor];
  if (ending !== '.md') args.push('--ending', ending);
  if (tree.perFolder) args.push('--per-folder', String(tree.perFolder));
  if (tree.perSection) args.push('--per-section', String(tree.perSection));
  execFileSync(process.execPath, [script, ...args, '--manifest', manifest]);
  const {sections} = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  fs.rmSync(manifest);
  return sections;
}

/** The page that is opened and edited: one in the middle, whose neighbours exist. */
export function middlePage(sections) {
  const all = sections.flatMap((section) => section.folders.flatMap((folder) => folder.pages));
  const page = all[Math.floor(all.length / 2) + 1] ?? all[0];
  return page;
}

/** Adds a paragraph with a word of its own to the pristine text, so that each edit is a change and none piles up. */
export function createEditor(file) {
  const pristine = fs.readFileSync(file, 'utf8');
  let count = 0;
  return {
    edit() {
      count += 1;
      const word = `benchmarkedit${count}x`;
      fs.writeFileSync(file, `${pristine}\nThis paragraph was changed: ${word}.\n`);
      return word;
    },
    restore: () => fs.writeFileSync(file, pristine),
  };
}
