import {hasUnifiedPlugins} from '@lectern/mdx';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {ContentRecord} from './ArtifactCache.js';
import type {ContentCache} from './ContentCache.js';
import type {ContentCompiler} from './ContentCompiler.js';
import {compileStale} from './compileStale.js';
import type {CompileSetup} from './compileTypes.js';

/** References that each of some files imports, in their order. */
export type ImportsOf = (contents: readonly PlannedContent[]) => Promise<readonly (readonly string[])[]>;

/** How many files show what plugins add to the rest. Up to twice as many are all compiled. */
const SAMPLE = 32;

interface ContentImportsInput {
  readonly cached: ContentCache;
  readonly compiler: ContentCompiler;
}

/**
 * Finds what files import. A quick scan is enough for most. Remark and rehype plugins may add imports that are not in the text:
 * files that go through them are compiled as well, which the content lane need not do again. Of many files only a sample is.
 */
export class ContentImports {
  readonly #input: ContentImportsInput;
  #isGuess = false;

  constructor(input: ContentImportsInput) {
    this.#input = input;
  }

  /** There are files that were not compiled: those are expected to import what a scan finds, and what a sample does. */
  get isGuess(): boolean {
    return this.#isGuess;
  }

  readonly find: ImportsOf = async (contents) => {
    const {cached, compiler} = this.#input;
    this.#isGuess ||= contents.some((content) => !cached.find(content));
    const scanned = await cached.importsOf(contents, (unknown) => compiler.scan(unknown));
    const written = new Map(contents.map(({source}, at) => [source, scanned[at] ?? []]));
    const changed = contents.filter((content) => mayGetImports(content, compiler.setup));
    if (changed.length > 0) await this.#compile(changed, written);
    return contents.map((content, at) => [
      ...new Set([...(scanned[at] ?? []), ...(cached.find(content)?.imports ?? [])]),
    ]);
  };

  /** The content lane reports those that cannot be compiled. */
  async #compile(contents: readonly PlannedContent[], written: WrittenImports): Promise<void> {
    const {cached} = this.#input;
    const stale = contents.filter((content) => !cached.find(content));
    if (stale.length > 2 * SAMPLE) {
      const {records} = await compileStale(sampleOf(stale), this.#input);
      if (!hasRareImports(records, written)) return;
    }
    await compileStale(contents, this.#input);
  }
}

/** Imports in the text of each file, by source. */
type WrittenImports = ReadonlyMap<string, readonly string[]>;

/** Plain Markdown cannot import, whatever plugins do. */
function mayGetImports({file, rule: number}: PlannedContent, {site, rules}: CompileSetup): boolean {
  const {markdown} = site;
  const rule = rules[number];
  if (!rule || !hasUnifiedPlugins(rule) || (rule.untrusted ?? markdown.untrusted)) return false;
  return markdown.format === 'mdx' || markdown.mdxByFrontMatter || /\.mdx$/i.test(file);
}

/** From all parts of the site. */
function sampleOf(contents: readonly PlannedContent[]): PlannedContent[] {
  const step = contents.length / SAMPLE;
  return contents.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** Checks for an import that plugins add to one file of a sample only. Then others may have imports of their own as well. */
export function hasRareImports(
  records: readonly Pick<ContentRecord, 'source' | 'imports'>[],
  written: WrittenImports,
): boolean {
  const counts = new Map<string, number>();
  for (const {source, imports} of records) {
    const own = new Set(written.get(source));
    for (const request of imports) {
      if (!own.has(request)) counts.set(request, (counts.get(request) ?? 0) + 1);
    }
  }
  return [...counts.values()].includes(1);
}
