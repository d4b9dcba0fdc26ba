import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'make-corpus.mjs');

/**
 * Writes the corpus, which always has the same text, in the Markdown dialect of a tool.
 *
 * @param flavor - dialect: "docusaurus", "hugo", …
 * @param ending - ".mdx" for pages with code that remark plugins change
 * @param tree - `perFolder`: pages in a folder, 20 by default; `perSection`: folders in a section, 5 by default
 * @returns the sections with their folders and pages, for sidebars
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

/** Page for visits and edits: from the middle of the corpus, so that it has a previous and a next page. */
export function middlePage(sections) {
  const all = sections.flatMap((section) => section.folders.flatMap((folder) => folder.pages));
  const page = all[Math.floor(all.length / 2) + 1] ?? all[0];
  return page;
}

/**
 * Edits a file: each edit adds a paragraph with a new word to the original text, so that the file changes but does not
 * grow.
 */
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
