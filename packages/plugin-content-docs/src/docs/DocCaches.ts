import {FileCache, type FileCacheInput, openPluginCache} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {ReadDoc} from '../model/Doc.js';
import {CODE} from '../paths.js';

/** Caches of the parsed files of each version. One is opened when files of its version have to be read. */
export class DocCaches {
  readonly #input: DocsPluginInput;
  /** By version. */
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
    // A site that reads front matter in a way of its own may find something else in the same file.
    const table: FileCacheInput<ReadDoc>['table'] = parseFrontMatter
      ? undefined
      : openPluginCache(context, `docs-facts-${settings}`, CODE);
    const facts = new FileCache<ReadDoc>({siteDir: context.siteDir, table});
    this.#opened.set(versionName, facts);
    return facts;
  }

  /**
   * The cache that holds a file.
   *
   * @param versions - where it may be, if no version was read yet
   */
  holding(file: string, versions: () => readonly string[]): FileCache<ReadDoc> | undefined {
    if (this.#opened.size === 0) for (const name of versions()) this.of(name);
    return [...this.#opened.values()].find((facts) => facts.last(file) !== undefined);
  }

  write(): void {
    for (const facts of this.#opened.values()) facts.write();
  }
}
