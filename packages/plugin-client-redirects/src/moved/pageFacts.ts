import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@lectern/core';
import {leafRoutes} from '@lectern/core/content-helpers';
import type {PageFacts} from './publishedList.js';
import {sketchOf} from './sketch.js';

/** A page with the file that its content is in. */
export interface SitePage {
  /** Path without the base URL: "/docs/intro". */
  readonly address: string;
  /** Path relative to the site folder; absent for a page of a plugin that names no file. */
  readonly source?: string | undefined;
}

const FRONT_MATTER = /^\s*---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Returns the pages whose addresses belong in the list of published addresses: all pages with a source file, and pages
 * of plugins. Lists that are made from other pages (tags, authors, archives, "/blog/page/2", pages of categories) are left
 * out: their addresses change with the content.
 */
export function listedPages(
  routes: readonly RouteConfig[],
  addressOf: (route: string) => string,
): readonly SitePage[] {
  return leafRoutes(routes)
    .filter(({metadata}) => metadata?.sourceFilePath !== undefined || metadata?.search !== false)
    .map(({path: route, metadata}) => ({address: addressOf(route), source: metadata?.sourceFilePath}));
}

/** Title in the front matter, or else the first heading of level 1. */
function titleOf(frontMatter: string, text: string): string | undefined {
  const [, quoted] = /^title:[ \t]*(\S.*)$/m.exec(frontMatter) ?? [];
  const [, heading] = /^#[ \t]+(\S.*)$/m.exec(text) ?? [];
  const title =
    quoted?.replace(/^(["'])(.*)\1\s*$/, '$2') ?? heading?.replace(/\s*(?:\{#[^}]*\}|#+)\s*$/, '');
  return (
    title
      ?.replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 200) || undefined
  );
}

/** Returns the facts of a text in Markdown, or of the code of a component. */
export function factsOf(text: string, isMarkdown: boolean): PageFacts {
  const [block = '', frontMatter = ''] = (isMarkdown && FRONT_MATTER.exec(text)) || [];
  const content = text.slice(block.length);
  return {sketch: sketchOf(content), title: isMarkdown ? titleOf(frontMatter, content) : undefined};
}

/** Reads the facts of a page from its source file; none if the page has no source file, or it is gone. */
export function readFacts({source}: SitePage, siteDir: string): PageFacts {
  if (source === undefined) return {};
  try {
    return factsOf(fs.readFileSync(path.resolve(siteDir, source), 'utf8'), /\.mdx?$/i.test(source));
  } catch {
    return {};
  }
}
