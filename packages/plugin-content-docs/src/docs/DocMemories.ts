import {FileFacts, openPluginCache} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../loadContent.js';
import {CODE} from '../paths.js';
import type {ReadDoc} from './types.js';

/** What the files of each version held. That of a version is not even opened before its files are to be read. */
export class DocMemories {
  readonly #input: DocsPluginInput;
  /** By version. */
  readonly #opened = new Map<string, FileFacts<ReadDoc>>();

  constructor(input: DocsPluginInput) {
    this.#input = input;
  }

  of(versionName: string): FileFacts<ReadDoc> {
    const known = this.#opened.get(versionName);
    if (known) return known;
    const {context, options} = this.#input;
    const {parseFrontMatter, format} = context.siteConfig.markdown;
    // A site that reads front matter in a way of its own may find something else in the same file.
    const cache = parseFrontMatter
      ? undefined
      : openPluginCache(context, `docs-facts-${options.id}-${versionName}-${format}`, CODE);
    const memory = new FileFacts<ReadDoc>({siteDir: context.siteDir, cache});
    this.#opened.set(versionName, memory);
    return memory;
  }

  /** The memory that knows a file. */
  holding(file: string): FileFacts<ReadDoc> | undefined {
    return [...this.#opened.values()].find((memory) => memory.last(file) !== undefined);
  }

  save(): void {
    for (const memory of this.#opened.values()) memory.save();
  }
}
