import path from 'node:path';
import type {MarkdownRule} from '@lectern/mdx';
import {bundleDirs} from '../bundle/bundleCache.js';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import {isOpenedTable} from '../contentHelpers/openPluginCache.js';
import {filesBelow, isTable, type SharedFile, tablesIn} from '../remoteCache/cacheFiles.js';
import {isListTable} from '../remoteCache/mergeTables.js';
import type {ShardFiles} from '../remoteCache/ShardRun.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {SiteCache} from './SiteCache.js';

export interface ListSharedInput {
  readonly cache: SiteCache;
  readonly plan: Pick<SitePlan, 'contents'>;
  /** Compiled Markdown files by source ("@site/docs/intro.md"). */
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly pages: readonly RenderedPage[];
  readonly rules: readonly MarkdownRule[];
}

/**
 * Lists the files of the cache that a build of a locale has used or made, so that another machine can use them. Files of
 * one version of the docs are a group: while the version does not change, its packs stay the same.
 */
export function listShared(input: ListSharedInput): readonly SharedFile[] {
  const {cache} = input;
  const {dir, name} = cache;
  const isOfLocale = (table: string) => new RegExp(`-${name}[.-]`).test(table);
  return [
    ...pagesOf(input),
    ...artifactsOf(input),
    ...filesBelow(dir, 'indexes').filter((file) => path.posix.basename(file.name).startsWith(`${name}-`)),
    ...bundlesIn(dir),
    ...tablesIn(dir, (table) => isOfLocale(table) || isOpenedTable(path.join(dir, table))),
  ];
}

/**
 * Lists the files of the cache that a shard has made of its share of a locale, in two parts: `common` are the files that
 * each shard has.
 */
export function listOfShard(input: ListSharedInput): ShardFiles {
  const files = listShared(input).filter(({group}) => group !== 'indexes');
  const isCommon = ({name, group}: SharedFile) =>
    group === 'bundles' || (group === undefined && !isListTable(name));
  return {own: files.filter((file) => !isCommon(file)), common: files.filter(isCommon)};
}

function pagesOf({pages, plan, rules}: ListSharedInput): SharedFile[] {
  return pages.flatMap(({record: {key, size, markdown}, content: [source = '']}) => {
    if (size === 0) return [];
    const group = `pages ${ruleOf(source, {plan, rules})}`;
    const html = {name: `pages/${key}.html`, group};
    return markdown ? [html, {name: `pages/${key}.md`, group}] : [html];
  });
}

function artifactsOf({contents, cache, plan, rules}: ListSharedInput): SharedFile[] {
  return [...contents.values()].map((content) => ({
    name: `artifacts/${path.basename(cache.contents.codeFile(content))}`,
    group: `artifacts ${ruleOf(content.source, {plan, rules})}`,
  }));
}

/** Id of the Markdown rule of a file: "plugin-content-docs/default/1.0"; empty for pages without Markdown. */
function ruleOf(source: string, {plan, rules}: Pick<ListSharedInput, 'plan' | 'rules'>): string {
  const rule = plan.contents[source]?.rule;
  return (rule === undefined ? undefined : rules[rule]?.id) ?? '';
}

/** Files of bundles, and their tables. Other files in the folder are links, which each build makes. */
function bundlesIn(cacheDir: string): SharedFile[] {
  const dirs = new Set(bundleDirs(path.join(cacheDir, 'bundles')));
  return filesBelow(cacheDir, 'bundles').filter(({name}) => {
    const [, dir = '', part] = name.split('/');
    return isTable(name) || (dirs.has(dir) && (part === 'server' || part === 'browser'));
  });
}
