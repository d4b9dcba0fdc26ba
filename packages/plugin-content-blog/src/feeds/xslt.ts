import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isFile} from '@lectern/core/content-helpers';
import {errors} from '../errors.js';
import {type BlogPluginInput, blogFolders, CODE, folderList} from '../paths.js';

const ASSETS = fileURLToPath(new URL('../assets', CODE));

/** Files that give a feed its look in a browser. */
export interface XsltFiles {
  /** Of the files beside the feed, without extension: "rss". The first file contains the name of the second. */
  readonly name: string;
  /** Absolute. */
  readonly xsl: string;
  /** Absolute. */
  readonly css: string;
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
  // One style for both formats.
  if (option === true) {
    return {name: type, xsl: path.join(ASSETS, 'feed.xsl'), css: path.join(ASSETS, 'feed.css')};
  }
  const places = folderList(blogFolders(input)).map((folder) => path.resolve(folder, option));
  for (const xsl of places) {
    if (!(await isFile(xsl))) continue;
    const {dir, name} = path.parse(xsl);
    const css = path.join(dir, `${name}.css`);
    if (await isFile(css)) return {name, xsl, css};
    throw errors.feedStylesheetMissing(type, css);
  }
  throw errors.feedStyleMissing(type, places.at(-1) ?? option);
}

/** The file of the style that a feed refers to. */
export function xsltName(name: string): string {
  return `${name}.xsl`;
}

/** Puts the style of a feed beside the feed. */
export function copyXslt({name, xsl, css}: XsltFiles, folder: string): void {
  fs.copyFileSync(xsl, path.join(folder, xsltName(name)));
  fs.copyFileSync(css, path.join(folder, `${name}.css`));
}
