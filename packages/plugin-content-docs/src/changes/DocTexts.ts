import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {type CacheTable, FileCache, openPluginCache} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import {CODE} from '../paths.js';

/** Two files that were compared: their paths relative to the site, and the result. */
type ComparedPair = readonly [after: string, before: string, isSame: boolean];

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;

const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
/** Matches the begin of a code block with the code of a file. */
const CODE_OF_FILE = /\bfile=/;
/** Matches a line outside of code that shows other files. */
const OTHER_FILE = /^(?:import|export)\s|::include\{/;
/** Matches a value of the version, or of the front matter, which is not compared. */
const OWN_VALUE = /\{\{[ \t]*(?:version|page)\./;

interface TextFacts {
  /** Hash of the text without front matter; "" if equal files may have different texts. */
  readonly hash: string;
}

/** Texts of docs, as far as it matters if two of them are equal. Used only if the option `versionDiff` is set. */
export class DocTexts {
  readonly #siteDir: string;
  readonly #facts: FileCache<TextFacts>;
  readonly #table: CacheTable<{readonly pairs: readonly ComparedPair[]}>;
  #pairs: readonly ComparedPair[] | undefined;

  constructor({context, options}: DocsPluginInput) {
    this.#siteDir = context.siteDir;
    this.#facts = new FileCache<TextFacts>({
      siteDir: context.siteDir,
      table: openPluginCache(context, `docs-texts-${options.id}`, CODE),
    });
    this.#table = openPluginCache(context, `docs-compared-${options.id}`, CODE);
  }

  /**
   * Compares texts of docs, and stores the results for the next build.
   *
   * @param pairs - absolute paths of Markdown files
   * @returns for each pair `true` if both texts are equal
   */
  compare(pairs: readonly (readonly [after: string, before: string])[]): readonly boolean[] {
    const results = pairs.map(([after, before]) => this.#isSame(after, before));
    this.#pairs = pairs.map(([after, before], index) => [
      path.relative(this.#siteDir, after),
      path.relative(this.#siteDir, before),
      results[index] ?? false,
    ]);
    this.#facts.write();
    this.#table.write({pairs: this.#pairs});
    return results;
  }

  /**
   * True if an edit of a file has changed the result of a comparison: a page with the changes begins or ceases to exist.
   *
   * @param file - absolute path
   */
  hasNewResult(file: string): boolean {
    this.#pairs ??= this.#table.read('pairs') ?? [];
    const name = path.relative(this.#siteDir, file);
    const absolute = (relative: string) => path.join(this.#siteDir, relative);
    return this.#pairs.some(
      ([after, before, isSame]) =>
        (after === name || before === name) && this.#isSame(absolute(after), absolute(before)) !== isSame,
    );
  }

  #isSame(after: string, before: string): boolean {
    const hash = this.#hashOf(after);
    return hash !== '' && hash === this.#hashOf(before);
  }

  #hashOf(file: string): string {
    const stat = fs.statSync(file, {throwIfNoEntry: false});
    if (!stat) return '';
    const known = this.#facts.find(file, stat);
    if (known) return known.hash;
    const bytes = fs.readFileSync(file);
    const text = bytes.toString('utf8').replace(FRONT_MATTER, '').replace(/\r\n?/g, '\n').trim();
    const hash = hasOtherSources(text) ? '' : sha256(text);
    this.#facts.remember(file, {size: stat.size, mtimeMs: stat.mtimeMs, hash: sha256(bytes)}, {hash});
    return hash;
  }
}

/** True if a text may show something else in another version although its file is the same. */
function hasOtherSources(text: string): boolean {
  if (OWN_VALUE.test(text)) return true;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (mark === undefined ? OTHER_FILE.test(line) : CODE_OF_FILE.test(line)) return true;
    else fence = mark;
  }
  return false;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
