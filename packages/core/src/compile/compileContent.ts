import fs from 'node:fs';
import type {MarkdownRule} from '@lectern/mdx';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import {batchesOf, type WorkerPool} from '../render/WorkerPool.js';
import type {PlannedContent, SitePlan} from '../routes/SitePlan.js';
import {lineOfImport} from '../shared/lineOfImport.js';
import type {CompiledContent, ContentRecord} from './ContentStore.js';
import {compileAlike} from './compileAlike.js';
import {
  type CompileItem,
  type CompileResult,
  type CompileSetup,
  type ContentFailure,
  compileFiles,
} from './compileFiles.js';
import {contentFailures} from './contentFailures.js';
import type {KnownContents} from './KnownContents.js';
import {sendableSetup} from './reloadOptions.js';

export interface CompileInput {
  readonly plan: Pick<SitePlan, 'contents' | 'markdown'>;
  readonly context: LoadContext;
  readonly pool: WorkerPool;
  readonly known: KnownContents;
  readonly artifactsDir: string;
  /** The work of the bundler, which needs a core as well. */
  readonly bundling?: Promise<unknown>;
  ownerOf(rule: MarkdownRule): LoadedPlugin | undefined;
  /** The planned content behind an imported Markdown file (a partial). */
  planImported(source: string): PlannedContent;
}

/** Fewer files than this are compiled here: a thread takes longer to start. */
const THREAD_THRESHOLD = 24;
const BATCH_SIZE = 25;

function createSetup(
  {plan, artifactsDir, known}: CompileInput,
  rules: readonly MarkdownRule[],
): CompileSetup {
  const optionsKeys = rules.map((rule) => known.optionsKey(rule));
  return {site: plan.markdown, rules, optionsKeys, artifactsDir};
}

/** Compiles what the cache cannot answer; the same function on this thread or on others. */
async function compileStale(
  input: CompileInput,
  setup: CompileSetup,
  items: readonly CompileItem[],
): Promise<CompileResult> {
  const {siteDir, siteConfigPath, i18n} = input.context;
  const sendable =
    items.length < THREAD_THRESHOLD
      ? undefined
      : sendableSetup(setup, input.ownerOf, {
          siteDir,
          configFile: siteConfigPath,
          locale: i18n.currentLocale,
        });
  if (!sendable) return compileFiles(setup, items);
  const results = await input.pool.run<CompileResult>({
    setup: {kind: 'setupCompile', ...sendable},
    batches: batchesOf(items, BATCH_SIZE).map((batch) => ({kind: 'compile', items: batch})),
    busyUntil: input.bundling,
  });
  return {
    records: results.flatMap((result) => result.records),
    failures: results.flatMap((result) => result.failures),
  };
}

/**
 * Compiles all content of a site, and what that content imports, however deep.
 *
 * @throws {SiteError} `CONTENT_INVALID` naming every file with a mistake in it.
 */
export async function compileContent(input: CompileInput): Promise<ReadonlyMap<string, CompiledContent>> {
  const {known} = input;
  const compiled = new Map<string, ContentRecord>();
  const rules: MarkdownRule[] = [];
  const ruleIndex = (rule: MarkdownRule) => {
    const index = rules.indexOf(rule);
    return index === -1 ? rules.push(rule) - 1 : index;
  };
  let round: PlannedContent[] = [...input.plan.contents.values()];
  while (round.length > 0) {
    const indexes = round.map(({rule}) => ruleIndex(rule));
    const setup = createSetup(input, rules);
    const stale: CompileItem[] = [];
    round.forEach((content, at) => {
      const index = indexes[at] ?? 0;
      const record = known.find(content);
      if (record) compiled.set(content.source, record);
      else stale.push({source: content.source, file: content.file, rule: index});
    });
    const {records, failures} = await compileAlike(stale, {
      setup,
      fresh: [...compiled.values()],
      codeFile: (content) => known.store.codeFile(content),
      compile: (items) => compileStale(input, setup, items),
    });
    if (failures.length > 0) throw contentFailures(failures, input.context.siteDir);
    const ruleBySource = new Map(round.map(({source, rule}) => [source, rule]));
    for (const record of records) {
      const rule = ruleBySource.get(record.source);
      compiled.set(record.source, rule ? known.complete(record, rule) : record);
    }
    round = importedContents([...compiled.values()], compiled).map(input.planImported);
    const missing = round.filter(({file}) => !fs.existsSync(file));
    if (missing.length > 0) {
      const failures = missing.map((content) => missingImport(content, compiled));
      throw contentFailures(failures, input.context.siteDir);
    }
  }
  for (const [source, record] of compiled) known.store.records.set(source, record);
  return compiled;
}

/** Content that does not exist, blamed on the file that imports it. */
function missingImport(
  {source}: PlannedContent,
  compiled: ReadonlyMap<string, ContentRecord>,
): ContentFailure {
  const importer = [...compiled.values()].find(({imports}) => imports.includes(`content:${source}`));
  const file = importer?.file ?? source;
  const line = importer && lineOfImport(fs.readFileSync(file, 'utf8'), source);
  return {
    code: 'IMPORT_NOT_FOUND',
    message: `It imports "${source}", which does not exist.`,
    file,
    ...(line !== undefined && {line}),
  };
}

function importedContents(records: readonly ContentRecord[], known: ReadonlyMap<string, unknown>): string[] {
  const sources = new Set<string>();
  for (const {imports} of records) {
    for (const reference of imports) {
      const source = reference.startsWith('content:') ? reference.slice('content:'.length) : undefined;
      if (source !== undefined && !known.has(source)) sources.add(source);
    }
  }
  return [...sources];
}
