import {FileCache, openPluginCache} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {ReadDoc} from '../model/Doc.js';
import {CODE} from '../paths.js';

/** Caches of parsed Markdown files, one for each version. A cache is opened when it is first used. */
export class DocCaches {
  readonly #input: DocsPluginInput;
  /** The caches that are open: version name → cache. */
  readonly #opened = new Map<string, FileCache<ReadDoc>>();

  constructor(input: DocsPluginInput) {
    this.#input = input;
  }

  of(versionName: string): FileCache<ReadDoc> {
    const known = this.#opened.get(versionName);
    if (known) return known;
    const {context, options} = this.#input;
    const {parseFrontMatter, format, untrusted} = context.siteConfig.markdown;
    const settings = [options.id, versionName, format, options.untrusted ?? untrusted].join('-');
    // Without a `table`, the cache is not stored on disk: the result of a function `parseFrontMatter` of the site may
    // change although the file does not.
    const facts = new FileCache<ReadDoc>({
      siteDir: context.siteDir,
      table: parseFrontMatter ? undefined : openPluginCache(context, `docs-facts-${settings}`, CODE),
    });
    this.#opened.set(versionName, facts);
    return facts;
  }

  /**
   * Returns the cache that has an entry for a file; `undefined` if no cache has one.
   *
   * @param file - absolute path
   * @param versions - function that returns the names of all versions: their caches are opened if no cache is open yet
   */
  holding(file: string, versions: () => readonly string[]): FileCache<ReadDoc> | undefined {
    if (this.#opened.size === 0) for (const name of versions()) this.of(name);
    return [...this.#opened.values()].find((facts) => facts.last(file) !== undefined);
  }

  write(): void {
    for (const facts of this.#opened.values()) facts.write();
  }
}
