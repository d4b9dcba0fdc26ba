import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isFile} from '@lectern/core/content-helpers';
import {errors} from '../errors.js';
import type {FeedType} from '../model/feedTypes.js';
import {type BlogPluginInput, blogFolders, CODE, folderList} from '../paths.js';

const ASSETS = fileURLToPath(new URL('../assets', CODE));

/** Files with which a browser shows a feed as a page. */
export interface XsltFiles {
  /** Name of both files in the output, without extension: "rss". The XSLT file contains the name of the CSS file. */
  readonly name: string;
  /** Absolute path of the XSLT file. */
  readonly xsl: string;
  /** Absolute path of the CSS file. */
  readonly css: string;
}

/** Styles of the feeds that have one. */
export type Styles = ReadonlyMap<FeedType, XsltFiles>;

/** Finds the files of the styles that the option `feedOptions.xslt` names. @throws {SiteError} `BLOG_XSLT` */
export async function findStyles(types: readonly FeedType[], input: BlogPluginInput): Promise<Styles> {
  const styles = new Map<FeedType, XsltFiles>();
  for (const type of types) {
    const style = type === 'json' ? undefined : await findXslt(type, input);
    if (style) styles.set(type, style);
  }
  return styles;
}

/**
 * Finds the files of the style that the option `feedOptions.xslt` names for a feed.
 *
 * @returns `undefined` if the option is `false` or `null`
 * @throws {SiteError} `BLOG_XSLT` for files that do not exist
 */
async function findXslt(type: 'rss' | 'atom', input: BlogPluginInput): Promise<XsltFiles | undefined> {
  const option = input.options.feedOptions.xslt[type];
  if (!option) return undefined;
  // The XSLT file of this package works for RSS and for Atom.
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

/** Name of the XSLT file in the output: "rss.xsl". */
export function xsltName(name: string): string {
  return `${name}.xsl`;
}

/** Copies the files of a style into the folder of the feed. */
export function copyXslt({name, xsl, css}: XsltFiles, folder: string): void {
  fs.copyFileSync(xsl, path.join(folder, xsltName(name)));
  fs.copyFileSync(css, path.join(folder, `${name}.css`));
}
