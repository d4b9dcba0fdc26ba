import {errors} from '../errors/catalog.js';
import {showValue} from '../errors/words.js';
import {callHook, pluginLabel} from '../plugins/callHook.js';
import type {IndexFileData} from '../plugins/IndexPages.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';

/** Functions that add the files of a search index to the output. Paths are relative to the output folder. */
export interface IndexTarget {
  /** Adds a file. */
  write(file: string, data: IndexFileData): void;
  /** Adds a file whose name contains a hash of its content. Calls `make` only if no earlier file has this name. */
  writeHashed(file: string, make: () => IndexFileData | Promise<IndexFileData>): Promise<void>;
}

/**
 * Calls `getIndexPaths` of a plugin.
 *
 * @returns paths relative to the output folder: of files, and of folders with "/" at the end
 * @throws {SiteError} `PLUGIN_INVALID`
 */
export function indexPathsOf(plugin: LoadedPlugin): readonly string[] {
  const paths: unknown = callHook(plugin, 'getIndexPaths', (hooks) => hooks.getIndexPaths?.()) ?? [];
  if (Array.isArray(paths) && paths.every((one) => typeof one === 'string')) return paths;
  const problem = `returns ${showValue(paths)} from getIndexPaths, which is not a list of paths.`;
  const label = `The plugin ${pluginLabel(plugin)}`;
  throw errors.pluginInvalid({label, problem, location: {file: plugin.origin}});
}

/**
 * Checks if an index file is one of the files, or in one of the folders, that a plugin lists in `getIndexPaths`.
 *
 * @param file - relative to the output folder
 * @param announced - result of `indexPathsOf`
 */
export function isIndexFile(file: string, announced: readonly string[]): boolean {
  return announced.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
}

/**
 * Wraps a target: its methods throw `INDEX_FILE_NOT_ANNOUNCED` for files that the plugin has not announced, or that are
 * outside of the output folder.
 */
export function checkedTarget(plugin: LoadedPlugin, target: IndexTarget): IndexTarget {
  const announced = indexPathsOf(plugin);
  const check = (file: string) => {
    const isPlain =
      file.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !file.includes('\\');
    if (!isPlain || !isIndexFile(file, announced))
      throw errors.indexFileNotAnnounced(file, pluginLabel(plugin), announced);
  };
  return {
    write(file, data) {
      check(file);
      target.write(file, data);
    },
    async writeHashed(file, make) {
      check(file);
      await target.writeHashed(file, make);
    },
  };
}
