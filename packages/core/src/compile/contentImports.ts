import {hasUnifiedPlugins} from '@lectern/mdx';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {ContentRecord} from './ArtifactCache.js';
import {type CompileStaleInput, compileStale} from './compileStale.js';
import type {CompileSetup} from './compileTypes.js';

/** A file with the references that it imports: "code:clsx", "content:@site/docs/_note.md". */
export interface FoundImports {
  readonly content: PlannedContent;
  readonly imports: readonly string[];
}

/** Returns the imports of each file, in the order of `contents`. */
export type ImportsOf = (contents: readonly PlannedContent[]) => Promise<readonly FoundImports[]>;

/**
 * Number of files in a sample, which is compiled to find out which imports plugins add. If there are at most twice as
 * many files, all are compiled instead.
 */
const SAMPLE = 32;

/**
 * Finds the imports of files. For most files, a quick scan is enough. Remark and rehype plugins may add imports that
 * are not in the text, so MDX files with such plugins are compiled here (only a sample, if they are many). Later stages
 * find these results in the cache.
 */
export class ContentImports {
  /**
   * True if some files had no valid record when their imports were requested. The imports may then be incomplete,
   * since they come from a scan or from a sample.
   */
  isGuess = false;
  readonly #input: CompileStaleInput;

  constructor(input: CompileStaleInput) {
    this.#input = input;
  }

  readonly find: ImportsOf = async (contents) => {
    const {cached, compiler} = this.#input;
    this.isGuess ||= contents.some((content) => !cached.find(content));
    const scanned = await cached.importsOf(contents, compiler.scan);
    const written = new Map(scanned.map(({content, imports}) => [content.source, imports]));
    const changed = contents.filter((content) => mayGetImports(content, compiler.setup));
    if (changed.length > 0) await this.#compile(changed, written);
    return scanned.map(({content, imports}) => ({
      content,
      imports: [...new Set([...imports, ...(cached.find(content)?.imports ?? [])])],
    }));
  };

  /**
   * Compiles the files that are not in the cache, or a sample of them. Ignores failures: `compileSite` reports them.
   */
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

/** Imports in the text of each file, without imports that plugins add: source of the file → references. */
type WrittenImports = ReadonlyMap<string, readonly string[]>;

/** Returns true if plugins may add imports to a file. Plugins can add imports to MDX, but not to plain Markdown. */
function mayGetImports({file, rule: number}: PlannedContent, {site, rules}: CompileSetup): boolean {
  const {markdown} = site;
  const rule = rules[number];
  if (!rule || !hasUnifiedPlugins(rule) || (rule.untrusted ?? markdown.untrusted)) return false;
  return markdown.format === 'mdx' || markdown.mdxByFrontMatter || /\.mdx$/i.test(file);
}

/** Selects a sample that is spread evenly over the files. */
function sampleOf(contents: readonly PlannedContent[]): PlannedContent[] {
  const step = contents.length / SAMPLE;
  return contents.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/**
 * Returns true if plugins add an import to only one file of a sample: other files may then have imports that are not in
 * the sample.
 */
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
