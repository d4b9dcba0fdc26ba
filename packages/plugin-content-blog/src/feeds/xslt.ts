import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {SiteError} from '@lectern/core';
import {isFile} from '@lectern/core/content-helpers';
import {type BlogPluginInput, blogFolders, CODE, folderList} from '../paths.js';

const ASSETS = fileURLToPath(new URL('../assets', CODE));

/** Files that give a feed its look in a browser. */
export interface XsltFiles {
  /** Absolute. */
  readonly xsl: string;
  /** Absolute; the first names it. */
  readonly css: string;
}

function styleError(type: string, message: string, file: string): SiteError {
  return new SiteError('BLOG_XSLT', message, {
    place: {file},
    hint: `The option "feedOptions.xslt.${type}" names an .xsl file below the blog folder, with a .css file of the same name beside it.`,
  });
}

/**
 * The style of a feed.
 *
 * @returns `undefined` for a feed without one
 * @throws {SiteError} `BLOG_XSLT` for files that do not exist
 */
export async function findXslt(type: 'rss' | 'atom', input: BlogPluginInput): Promise<XsltFiles | undefined> {
  const option = input.options.feedOptions.xslt[type];
  if (!option) return undefined;
  if (option === true) return {xsl: path.join(ASSETS, `${type}.xsl`), css: path.join(ASSETS, `${type}.css`)};
  const places = folderList(blogFolders(input)).map((folder) => path.resolve(folder, option));
  for (const xsl of places) {
    if (!(await isFile(xsl))) continue;
    const css = `${xsl.slice(0, xsl.length - path.extname(xsl).length)}.css`;
    if (await isFile(css)) return {xsl, css};
    throw styleError(type, 'The stylesheet of this feed style does not exist.', css);
  }
  throw styleError(type, 'The style of a feed does not exist.', places.at(-1) ?? option);
}

/** Puts the style of a feed beside the feed. */
export function copyXslt({xsl, css}: XsltFiles, folder: string): void {
  for (const file of [xsl, css]) fs.copyFileSync(file, path.join(folder, path.basename(file)));
}
