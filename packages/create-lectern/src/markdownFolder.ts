import fs from 'node:fs';
import path from 'node:path';
import {copyFolder} from './copyFolder.js';
import {listFiles} from './listFiles.js';
import type {ProjectFiles} from './planProject.js';
import {isNoDocument} from './sources.js';

const MARKDOWN = /\.mdx?$/i;

/** File that is the first page of its folder. */
const INDEX = /^(?:index|readme)\.mdx?$/i;

/** Front matter that makes a document the first page. */
const FIRST_PAGE = /^---\r?\n(?:(?!---).*\r?\n)*slug:\s*['"]?\/['"]?\s*\r?\n/;

interface Page {
  /** Path with "/", relative to the folder. */
  readonly file: string;
  readonly text: string;
}

/** Documents of a folder, in order. Names that begin with "_" are parts of other documents. */
function readPages(dir: string): readonly Page[] {
  return listFiles(dir)
    .filter((file) => MARKDOWN.test(file))
    .filter((file) => !file.split('/').some((name) => name.startsWith('_')))
    .map((file) => ({file, text: fs.readFileSync(path.join(dir, file), 'utf8')}));
}

function hasFirstPage(pages: readonly Page[]): boolean {
  return pages.some(({file, text}) => INDEX.test(file) || FIRST_PAGE.test(text));
}

/** Title of a document: its first heading, or the name of its file. */
function pageTitle({file, text}: Page): string {
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(text)?.[1];
  const title = heading ?? path.posix.basename(file).replace(MARKDOWN, '');
  return title.replace(/[[\]\\<{]/g, '\\$&');
}

/**
 * First page for a folder without one: links to the documents directly in it, and to one in each other folder.
 *
 * @returns `undefined` if the folder has a first page
 */
export function firstPage(title: string, pages: readonly Page[]): string | undefined {
  if (hasFirstPage(pages)) return undefined;
  const folders = new Set<string>();
  const listed = pages.filter(({file}) => {
    const folder = path.posix.dirname(file);
    const isNew = folder === '.' || !folders.has(folder);
    folders.add(folder);
    return isNew;
  });
  const links = listed.map((page) => `- [${pageTitle(page)}](<./${page.file}>)`);
  return `---\nslug: /\nsidebar_position: 0\n---\n\n# ${title}\n\n${links.join('\n')}\n`;
}

/**
 * Files of a site around documents that exist: without the pages of the template. Links that lead nowhere are warnings,
 * since the documents were written for another place.
 */
export function withoutSamplePages(files: ProjectFiles): ProjectFiles {
  return new Map(
    [...files]
      .filter(([file]) => !file.startsWith('docs/'))
      .map(([file, text]) => [
        file,
        text.replace(
          /^( *)onBrokenLinks: 'throw',$/m,
          "$1// Write 'throw' in both places once all links of your documents lead somewhere.\n$1onBrokenLinks: 'warn',\n$1markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},",
        ),
      ]),
  );
}

/**
 * Copies a folder of Markdown to `docs` in a new site, and adds a first page if there is none.
 *
 * @returns the links of the file system that were left out
 */
export function takeOverMarkdown(from: string, siteDir: string, title: string): readonly string[] {
  const docs = path.join(siteDir, 'docs');
  const links = copyFolder(from, docs, isNoDocument);
  const page = firstPage(title, readPages(docs));
  if (page !== undefined) fs.writeFileSync(path.join(docs, 'index.md'), page);
  return links;
}
