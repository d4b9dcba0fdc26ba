import path from 'node:path';
import {type FSWatcher, watch} from 'chokidar';
import picomatch from 'picomatch';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {DevSite} from './DevSite.js';

export interface FileChange {
  readonly kind: 'add' | 'change' | 'unlink' | 'addDir' | 'unlinkDir';
  /** Absolute. */
  readonly file: string;
  /** Plugins that watch the file. */
  readonly plugins: readonly LoadedPlugin[];
  /** The config or a plugin of the site itself. */
  readonly isConfig: boolean;
}

interface Watched {
  readonly plugin: LoadedPlugin;
  matches(file: string): boolean;
}

/** The folder that a glob starts from: what comes before its first special character. */
export function globBase(glob: string): string {
  const special = glob.search(/[*?{}[\]()!]/);
  return special === -1 ? glob : path.dirname(`${glob.slice(0, special)}x`);
}

/** Watches what the plugins ask for, the config, and the folders of `_category_` files and partials with them. */
export function watchSite(
  site: DevSite,
  {poll, onChange}: {poll: boolean | number; onChange(change: FileChange): void},
): FSWatcher {
  const {siteDir, localizationDir} = site.config.context;
  const absolute = (file: string) => path.resolve(siteDir, file);
  const watched: Watched[] = [];
  const folders = new Set<string>([localizationDir]);
  for (const plugin of site.plugins.plugins) {
    const globs = (plugin.plugin.getPathsToWatch?.() ?? []).map(absolute);
    if (globs.length === 0) continue;
    for (const glob of globs) folders.add(globBase(glob));
    const match = picomatch(globs, {dot: true});
    const roots = globs.map(globBase);
    // Partials and data files beside the pages match no glob of pages, but belong to the plugin all the same.
    watched.push({
      plugin,
      matches: (file) => match(file) || roots.some((root) => file.startsWith(root + path.sep)),
    });
  }
  const configFiles = new Set(site.configFiles);
  const watcher = watch([...folders, ...configFiles], {
    ignoreInitial: true,
    ignored: (file) => /[\\/](node_modules|\.git|\.site)([\\/]|$)/.test(file),
    ...(poll !== false && {usePolling: true, interval: typeof poll === 'number' ? poll : 1000}),
  });
  watcher.on('all', (kind, name) => {
    if (!['add', 'change', 'unlink', 'addDir', 'unlinkDir'].includes(kind)) return;
    const file = absolute(name);
    onChange({
      kind: kind as FileChange['kind'],
      file,
      plugins: watched.filter(({matches}) => matches(file)).map(({plugin}) => plugin),
      isConfig: configFiles.has(file) || file.startsWith(localizationDir + path.sep),
    });
  });
  return watcher;
}
