import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownRule, UnifiedPlugin} from '@lectern/mdx';
import type {ListRecord} from '@lectern/store';
import type {WorkerPool} from '@lectern/worker-pool';
import {
  artifactFile,
  type ContentFacts,
  type ContentRecord,
  contentIndex,
  toStored as storedContent,
} from '../compile/ArtifactCache.js';
import {artifactPath} from '../compile/artifactPath.js';
import {optionsKeyOf} from '../compile/ContentCache.js';
import {ContentCompiler} from '../compile/ContentCompiler.js';
import {eachList} from '../compile/reloadOptions.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';
import {type PageFacts, pageIndex, toStored as storedPage} from '../render/PageCache.js';
import {pageFile} from '../render/pageFile.js';
import {type PreparedPage, preparePages} from '../render/preparePages.js';
import type {PageDetails, PageRecord} from '../render/RenderJob.js';
import {renderAll} from '../render/renderAll.js';
import {renderSetup} from '../render/renderSetup.js';
import {PARTIAL_RULE} from '../routes/planImported.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {sectionIndex} from '../search/SectionCache.js';
import {engineVersion} from '../version.js';
import {editIndex} from './editIndex.js';
import type {EditedLocale} from './findEdits.js';
import type {BuiltLocale} from './LastBuildCache.js';
import {type EditablePage, type LocalePages, openLocaleCache, readEditablePage} from './LocaleCache.js';
import {hasBrokenLinks} from './linksOfEdits.js';
import {OutputEdits} from './OutputEdits.js';

export interface EditInput {
  readonly built: BuiltLocale;
  readonly edited: EditedLocale;
  readonly plugins: LoadedPlugins;
  /** Absolute path. */
  readonly cacheDir: string;
  readonly pool: WorkerPool;
}

/** Changes to the output and the cache of a locale. Nothing is changed before `output.apply` and `write` are called. */
export interface LocaleEdits {
  readonly output: OutputEdits;
  /** Edited files, relative to the site ("docs/intro.md"), and URL paths of their pages ("/docs/intro"). */
  readonly names: readonly string[];
  /** Updates the cache; called after the output is updated. */
  write(): void;
}

/** An edited page: its new results, and its records from the last build. */
export interface EditedPage {
  readonly page: EditablePage;
  readonly planned: PlannedPage;
  readonly content: ContentRecord;
  readonly contentBefore: ListRecord<ContentFacts>;
  readonly prepared: PreparedPage;
  readonly record: PageRecord;
  readonly recordBefore: ListRecord<PageFacts>;
}

/**
 * Compiles the edited files of a locale and renders their pages.
 *
 * @returns `undefined` if the edits may change more than these pages, or have a mistake: a whole build is then needed
 */
export async function editPages(input: EditInput): Promise<LocaleEdits | undefined> {
  const {built, edited, cacheDir} = input;
  const output = new OutputEdits(built.outDir);
  if (edited.edited.length === 0) return {output, names: [], write: () => {}};
  const cache = openLocaleCache(cacheDir, built.name);
  const pages = cache.locale.read('list');
  const artifactsBefore = cache.artifacts.read('artifacts');
  if (!pages || !artifactsBefore) return undefined;
  if (edited.edited.some((file) => pages.others.includes(file))) return undefined;
  // A file in neither list is not shown in this locale: it has a translation, which is shown instead.
  const shown = edited.edited.filter((file) => pages.files.includes(file));
  const positions = shown.map((file) => pages.files.indexOf(file));
  const found = positions.flatMap((at) => (at === -1 ? [] : (readEditablePage(cache.pages, at) ?? [])));
  if (found.length < positions.length) return undefined;
  if (found.length === 0) return {output, names: [], write: () => {}};
  const contents = await compilePages(found, shown, input);
  const rendered = contents && (await renderEdited(found, contents, pages, input));
  if (!rendered || hasBrokenLinks(rendered, pages, input)) return undefined;
  const index = await editIndex(rendered, output, input);
  if (!index) return undefined;

  const artifacts = [...artifactsBefore];
  for (const [at, {content}] of rendered.entries()) artifacts[positions[at] ?? 0] = artifactPath(content);
  for (const one of rendered) putPage(one, artifacts, {output, cacheDir});
  return {
    output,
    names: found.flatMap(({source, path: page}) => [source.replace(/^@site\//, ''), page]),
    write() {
      for (const one of rendered) writePage(one, artifacts, input);
      index.write();
      cache.artifacts.write({artifacts});
    },
  };
}

function rulesOf({built, plugins, cacheDir}: EditInput): MarkdownRule[] {
  const stored = openLocaleCache(cacheDir, built.name).locale.read('rules') ?? [];
  return stored.map(({rule, permalinks, owner}) => {
    const plugin = plugins.plugins.find((one) => one.plugin.name === owner.name && one.id === owner.id);
    const lists = eachList((list) => (plugin?.options[list] ?? []) as readonly UnifiedPlugin[]);
    return {...rule, ...lists, permalinks: new Map(permalinks)};
  });
}

async function compilePages(
  pages: readonly EditablePage[],
  files: readonly string[],
  input: EditInput,
): Promise<readonly {record: ContentRecord; before: ListRecord<ContentFacts>}[] | undefined> {
  const {built, edited, plugins, cacheDir, pool} = input;
  const {facts} = edited;
  const rules = [...rulesOf(input), PARTIAL_RULE];
  const compiler = new ContentCompiler({
    pool,
    context: plugins.context,
    site: facts.markdown,
    rules,
    artifactsDir: path.join(cacheDir, 'artifacts'),
    collectsSections: facts.isIndexed,
    ownerOf: (rule) => plugins.plugins.find((plugin) => plugin.options.remarkPlugins === rule.remarkPlugins),
    optionsKeys: rules.map((rule) => optionsKeyOf(rule, {site: facts.markdown, version: engineVersion()})),
  });
  const items = pages.map(({source, rule}, at) => ({source, file: files[at] ?? '', rule}));
  const {records, failures} = await compiler.compile(items);
  if (failures.length > 0) return undefined;
  const found = pages.map((page) => {
    const record = records.find(({source}) => source === page.source);
    const before = contentIndex(cacheDir, built.name).readAt(page.contentAt);
    return record && before && isAlike(record, before.facts) ? {record, before} : undefined;
  });
  return found.includes(undefined) ? undefined : found.flatMap((one) => one ?? []);
}

/**
 * Checks if a compile has no diagnostics, before and now, and if all results that other pages or the bundle depend on
 * are the same as before.
 */
function isAlike(now: ContentRecord, before: ContentFacts): boolean {
  const shared = ({source, file, type, imports, assets, files, fallback}: ContentFacts) =>
    JSON.stringify([source, file, type, imports, assets, files, fallback]);
  return shared(now) === shared(before) && now.diagnostics.length === 0 && before.diagnostics.length === 0;
}

async function renderEdited(
  pages: readonly EditablePage[],
  contents: readonly {record: ContentRecord; before: ListRecord<ContentFacts>}[],
  {outers}: LocalePages,
  {built, edited: {facts}, plugins, cacheDir, pool}: EditInput,
): Promise<readonly EditedPage[] | undefined> {
  const planned = pages.map(
    ({path: pagePath, htmlFile, payloadFile, search, source, leaf, outer}): PlannedPage => ({
      path: pagePath,
      htmlFile,
      payloadFile,
      chain: [...(outers[outer] ?? []), leaf],
      content: [source],
      ...(search !== undefined && {search}),
    }),
  );
  const {shell, code, chunks} = facts;
  const data = Object.fromEntries(Object.entries(facts.data).map(([name, url]) => [name, {url}]));
  const prepared = preparePages({
    plan: {pages: planned, data},
    contents: new Map(contents.map(({record}) => [record.source, record])),
    shell,
    payloads: {
      code,
      chunks,
      baseUrl: plugins.context.baseUrl,
      codeFile: (content) => artifactFile(path.join(cacheDir, 'artifacts'), content),
      dataFile: (name) => shell.dataFiles[`data:${name}`] ?? '',
    },
  });
  const jobs = prepared.map(({page, payload, key}) => ({
    path: page.path,
    makeJob: () => ({key, path: page.path, payload: payload.text(), files: payload.files()}),
  }));
  const {pages: records, failures} = await renderAll(jobs, {setup: renderSetup(shell), pool});
  if (failures.length > 0) return undefined;
  const rendered = pages.map((page, at): EditedPage | undefined => {
    const one = prepared[at];
    const content = contents[at];
    const planned = one?.page;
    const record = records.find(({key}) => key === one?.key);
    const recordBefore = pageIndex(cacheDir, built.name).readAt(page.pageAt);
    if (!one || !content || !planned || !record || !recordBefore) return undefined;
    if (record.noIndex !== recordBefore.facts.noIndex || !keepsAnchors(record, recordBefore))
      return undefined;
    return {
      page,
      planned,
      content: content.record,
      contentBefore: content.before,
      prepared: one,
      record,
      recordBefore,
    };
  });
  return rendered.includes(undefined) ? undefined : rendered.flatMap((one) => one ?? []);
}

/** Checks that a page still has all its anchors, since other pages may link to them. */
function keepsAnchors(now: PageRecord, before: ListRecord<PageFacts>): boolean {
  if (now.anchorsKey === before.facts.anchorsKey) return true;
  const anchors = new Set((JSON.parse(now.details) as PageDetails).anchors);
  return (JSON.parse(before.details) as PageDetails).anchors.every((anchor) => anchors.has(anchor));
}

interface PutInput {
  readonly output: OutputEdits;
  readonly cacheDir: string;
}

function putPage(
  {page, content, contentBefore, prepared, record}: EditedPage,
  artifacts: readonly string[],
  {output, cacheDir}: PutInput,
): void {
  const before = artifactPath({...content, ...contentBefore.facts, details: content.details});
  if (!artifacts.includes(before)) output.remove(before);
  output.link(artifactFile(path.join(cacheDir, 'artifacts'), content), artifactPath(content));
  output.write(page.payloadFile, prepared.payload.fileText());
  output.link(pageFile(path.join(cacheDir, 'pages'), record.key), page.htmlFile);
}

function writePage(
  one: EditedPage,
  artifacts: readonly string[],
  {built, edited, cacheDir}: EditInput,
): void {
  const {page, content, contentBefore, record, recordBefore} = one;
  const dataUrl = (ref: string) => edited.facts.data[ref.slice('data:'.length)];
  contentIndex(cacheDir, built.name).writeAt(page.contentAt, storedContent(content));
  pageIndex(cacheDir, built.name).writeAt(page.pageAt, storedPage(record, dataUrl));
  if (content.sections) {
    const facts = {source: content.source, hash: content.sections.hash};
    sectionIndex(cacheDir, built.name).writeAt(page.contentAt, {
      facts,
      details: content.details.sections ?? '[]',
    });
  }
  if (recordBefore.facts.key !== record.key)
    fs.rmSync(pageFile(path.join(cacheDir, 'pages'), recordBefore.facts.key), {force: true});
  const {codeHash} = contentBefore.facts;
  const isUsed = artifacts.some((file) => file.includes(`.${codeHash.slice(0, 8)}.`));
  if (!isUsed) fs.rmSync(artifactFile(path.join(cacheDir, 'artifacts'), contentBefore.facts), {force: true});
}
