import type {MarkdownRule} from '@lectern/mdx';
import {type ArtifactCache, artifactPath, type CompiledContent} from '../compile/ArtifactCache.js';
import {eachList, ownsLists} from '../compile/reloadOptions.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {isJsonSerializable} from '../contentHelpers/isJsonSerializable.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {PageCache} from '../render/PageCache.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import type {PayloadRoute} from '../shared/payload.js';
import type {EditablePage, ListedPages, LocalePages, StoredRule} from './LocaleCache.js';

/**
 * Selects the Markdown rules (the options with which a plugin's Markdown files are compiled) that a later build can
 * apply to edited files without loading the content of plugins (see `updateLastBuild`). Leaves out rules that cannot be
 * stored as JSON, and rules of plugins with a `postBuild`, which may use the texts of pages.
 *
 * @returns `stored`: these rules; `positions`: index in `markdownRules` → index in `stored`
 */
export function storedRules({contents}: LoadedContent) {
  const stored: StoredRule[] = [];
  const positions = new Map<number, number>();
  const rules = contents.flatMap(({plugin, rules: own}) => own.map((rule) => storedRule(rule, plugin)));
  for (const [number, rule] of rules.entries()) {
    if (!rule) continue;
    positions.set(number, stored.length);
    stored.push(rule);
  }
  return {stored, positions};
}

function storedRule(rule: MarkdownRule, plugin: LoadedPlugin): StoredRule | undefined {
  const {permalinks, fileTimes: _times, ...others} = rule;
  const plain = {...others, ...eachList(() => [])};
  // `postBuild` may write a feed with the texts of pages.
  if (!ownsLists(plugin, rule) || !isJsonSerializable(plain) || plugin.plugin.postBuild) return undefined;
  return {rule: plain, permalinks: [...permalinks], owner: {name: plugin.plugin.name, id: plugin.id}};
}

/** Entries that this build has written to the caches of the locale. */
export interface PageCaches {
  readonly contents: Pick<ArtifactCache, 'records'>;
  readonly pages: Pick<PageCache, 'order'>;
}

export interface ListInput {
  readonly plan: SitePlan;
  readonly cache: PageCaches;
  /** Compiled Markdown files by source ("@site/docs/intro.md"). */
  readonly contents: ReadonlyMap<string, CompiledContent>;
  /** Rendered pages, in the order of `plan.pages`. */
  readonly pages: readonly RenderedPage[];
}

/**
 * Returns the sources ("@site/docs/intro.md") that exactly one page shows. Leaves out Markdown that imports Markdown or
 * is imported, and files with several sources ("@site/blog/post.md?truncated=true").
 */
function singleUseContents({plan, contents}: ListInput): ReadonlySet<string> {
  const uses = new Map<string, number>();
  const use = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1);
  for (const page of plan.pages) for (const source of page.content) use(source);
  for (const {file, imports} of contents.values()) {
    use(file);
    for (const ref of imports) use(ref.slice(ref.indexOf(':') + 1));
  }
  const isSingleUse = ({source, file, imports}: CompiledContent) =>
    uses.get(source) === 1 && uses.get(file) === 1 && !imports.some((ref) => ref.startsWith('content:'));
  return new Set([...contents.values()].filter(isSingleUse).map(({source}) => source));
}

/** Assigns a number to each list of parent routes. Pages with the same parent routes have the same number. */
class ParentChains {
  readonly #numbers = new Map<PayloadRoute | undefined, number>();
  readonly chains: (readonly PayloadRoute[])[] = [];

  numberOf({chain}: PlannedPage): number {
    const parents = chain.slice(0, -1);
    const known = this.#numbers.get(parents.at(-1));
    if (known !== undefined) return known;
    this.#numbers.set(parents.at(-1), this.chains.length);
    return this.chains.push(parents) - 1;
  }
}

/**
 * Lists the pages of a locale, and the pages among them that later builds can replace one by one.
 *
 * @param rules - `positions` of `storedRules`
 */
export function listPages(input: ListInput, rules: ReadonlyMap<number, number>): ListedPages {
  const {plan, cache, contents, pages: rendered} = input;
  const pageAt = new Map(cache.pages.order.map((key, at) => [key, at]));
  const contentAt = new Map(contentOrder(input).map((source, at) => [source, at]));
  const singleUse = singleUseContents(input);
  const parentChains = new ParentChains();
  const paths = Array.from(pageAt, () => '');
  const editable: EditablePage[] = [];
  const own: CompiledContent[] = [];
  for (const [at, page] of plan.pages.entries()) {
    const position = pageAt.get(rendered[at]?.record.key ?? '');
    if (position === undefined) continue;
    paths[position] = page.path;
    const found = editablePage(page, {pageAt: position, contentAt, plan, rules, parentChains});
    const content = found && contents.get(found.source);
    if (!content || !singleUse.has(content.source)) continue;
    editable.push(found);
    own.push(content);
  }
  const ownSources = new Set(own.map(({source}) => source));
  const others = [...contents.values()].filter(({source}) => !ownSources.has(source));
  const list: LocalePages = {
    paths,
    files: own.map(({file}) => file),
    others: others.map(({file}) => file),
    parentChains: parentChains.chains,
  };
  return {list, artifacts: [...own, ...others].map(artifactPath), editable};
}

/** Returns the sources ("@site/docs/intro.md") of all compiled files, in the order of the cache list `contentIndex`. */
function contentOrder({plan, contents, cache}: ListInput): readonly string[] {
  const sources = new Set([...Object.keys(plan.contents), ...contents.keys()]);
  return [...sources].filter((source) => cache.contents.records.has(source));
}

interface EditableInput {
  readonly pageAt: number;
  /** Positions of compiled files in the cache list `contentIndex`, by source ("@site/docs/intro.md"). */
  readonly contentAt: ReadonlyMap<string, number>;
  readonly plan: Pick<SitePlan, 'contents'>;
  readonly rules: ReadonlyMap<number, number>;
  readonly parentChains: ParentChains;
}

function editablePage(
  page: PlannedPage,
  {pageAt, contentAt, plan, rules, parentChains}: EditableInput,
): EditablePage | undefined {
  const {path, htmlFile, payloadFile, search, chain, content} = page;
  const [source, ...more] = content;
  const planned = source === undefined ? undefined : plan.contents[source];
  const rule = planned && rules.get(planned.rule);
  const at = source === undefined ? undefined : contentAt.get(source);
  const leaf = chain.at(-1);
  if (source === undefined || more.length > 0 || rule === undefined || at === undefined || !leaf)
    return undefined;
  const parentChain = parentChains.numberOf(page);
  return {source, rule, leaf, parentChain, pageAt, contentAt: at, path, htmlFile, payloadFile, search};
}
