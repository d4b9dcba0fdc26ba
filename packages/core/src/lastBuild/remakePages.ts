import path from 'node:path';
import type {WorkerPool} from '@lectern/worker-pool';
import {artifactFile} from '../compile/ArtifactCache.js';
import {ContentCompiler} from '../compile/ContentCompiler.js';
import {type PreparedPage, preparePages} from '../render/preparePages.js';
import {renderAll, renderSetup} from '../render/renderAll.js';
import {jobOf} from '../render/renderPages.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {CompiledEdit, EditedPage} from './EditedPage.js';
import type {LocalePages} from './LocaleCache.js';
import type {ReadEdits, ReadInput} from './readEdits.js';

export interface RemakeInput extends ReadInput {
  readonly pool: WorkerPool;
}

/**
 * Compiles the Markdown files of the edited pages, in the worker processes.
 *
 * @returns `undefined` if a file has a mistake
 */
export async function compileEdits(
  {before, rules}: ReadEdits,
  {edited: {snapshot}, plugins, pool}: RemakeInput,
): Promise<readonly CompiledEdit[] | undefined> {
  const compiler = new ContentCompiler({
    pool,
    context: plugins.context,
    site: snapshot.markdown,
    rules,
    collectsSections: snapshot.isIndexed,
    ownerOf: (rule) => plugins.plugins.find((plugin) => plugin.options.remarkPlugins === rule.remarkPlugins),
  });
  const items = before.map(({page: {source, rule}, file}) => ({source, file, rule}));
  const {records, failures} = await compiler.compile(items);
  if (failures.length > 0) return undefined;
  const contents = new Map(records.map((record) => [record.source, record]));
  const compiled = before.flatMap((one) => {
    const content = contents.get(one.page.source);
    return content ? [{...one, content}] : [];
  });
  return compiled.length < before.length ? undefined : compiled;
}

/**
 * Renders the edited pages to HTML, which is stored in the cache.
 *
 * @returns `undefined` if a page throws, or has its first query of a collection
 */
export async function renderEdits(
  compiled: readonly CompiledEdit[],
  pages: LocalePages,
  input: RemakeInput,
): Promise<readonly EditedPage[] | undefined> {
  const prepared = prepareEdits(compiled, pages, input);
  const {collections} = input.edited.snapshot;
  const makeJob = (one: PreparedPage) => () => ({
    ...jobOf(one),
    ...(collections !== undefined && {collections}),
  });
  const jobs = prepared.map((one) => ({path: one.page.path, makeJob: makeJob(one)}));
  const setup = renderSetup(input.edited.snapshot.shell);
  const {pages: rendered, failures, waiting} = await renderAll(jobs, {setup, pool: input.pool});
  if (failures.length + waiting.length > 0) return undefined;
  const records = new Map(rendered.map((record) => [record.key, record]));
  const preparedOf = new Map(prepared.map((one) => [one.page.path, one]));
  const edits = compiled.flatMap((one) => {
    const prepared = preparedOf.get(one.page.path);
    const record = prepared && records.get(prepared.key);
    return record ? [{...one, planned: prepared.page, prepared, record}] : [];
  });
  return edits.length < compiled.length ? undefined : edits;
}

function prepareEdits(
  compiled: readonly CompiledEdit[],
  {parentChains}: LocalePages,
  {edited: {snapshot}, plugins, cacheDir}: RemakeInput,
): readonly PreparedPage[] {
  const {shell, codeHash, chunks, unproven} = snapshot;
  const artifactsDir = path.join(cacheDir, 'artifacts');
  const data = Object.fromEntries(Object.entries(snapshot.data).map(([name, url]) => [name, {url}]));
  return preparePages({
    plan: {pages: compiled.map((one) => planEdit(one, parentChains)), data},
    contents: new Map(compiled.map(({content}) => [content.source, content])),
    shell,
    payloads: {
      codeHash,
      chunks,
      unproven,
      baseUrl: plugins.context.baseUrl,
      writesMarkdown: shell.markdown !== undefined,
      codeFile: (content) => artifactFile(artifactsDir, content),
      dataFile: (name) => shell.dataFiles[`data:${name}`] ?? '',
    },
  });
}

function planEdit({page}: CompiledEdit, parentChains: LocalePages['parentChains']): PlannedPage {
  const {htmlFile, payloadFile, search, source, leaf} = page;
  const parents = parentChains[page.parentChain];
  if (!parents) throw new Error(`No routes around ${page.path}.`);
  return {path: page.path, htmlFile, payloadFile, search, chain: [...parents, leaf], content: [source]};
}
