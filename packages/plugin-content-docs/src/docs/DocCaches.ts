import {FileCache, openPluginCache, splitSettings, type Variables} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {ReadDoc} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import {CODE} from '../paths.js';
import {versionVariables} from '../versions/versionVariables.js';

/** Cache of the parsed Markdown files of a version, and the values of variables with which they are parsed. */
export interface DocCache {
  readonly facts: FileCache<ReadDoc>;
  readonly variables: Variables;
}

/** Caches of parsed Markdown files, one for each version. A cache is opened when it is first used. */
export class DocCaches {
  readonly #input: DocsPluginInput;
  /** The caches that are open: version name → cache. */
  readonly #opened = new Map<string, DocCache>();

  constructor(input: DocsPluginInput) {
    this.#input = input;
  }

  of(version: DocsVersion): DocCache {
    const {versionName} = version;
    const known = this.#opened.get(versionName);
    if (known) return known;
    const {context, options} = this.#input;
    const variables = versionVariables(version, options);
    const settings = splitSettings(context, variables);
    const name = `docs-facts-${options.id}-${versionName}-${options.untrusted}-${settings}`;
    const facts = new FileCache<ReadDoc>({
      siteDir: context.siteDir,
      table: settings === undefined ? undefined : openPluginCache(context, name, CODE),
    });
    const cache = {facts, variables};
    this.#opened.set(versionName, cache);
    return cache;
  }

  /**
   * Returns the cache that has an entry for a file; `undefined` if no cache has one.
   *
   * @param file - absolute path
   * @param versions - function that returns all versions: their caches are opened if no cache is open yet
   */
  holding(file: string, versions: () => readonly DocsVersion[]): DocCache | undefined {
    if (this.#opened.size === 0) for (const version of versions()) this.of(version);
    return [...this.#opened.values()].find(({facts}) => facts.last(file) !== undefined);
  }

  write(): void {
    for (const {facts} of this.#opened.values()) facts.write();
  }
}
