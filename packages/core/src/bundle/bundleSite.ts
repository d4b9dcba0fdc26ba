import fs from 'node:fs';
import path from 'node:path';
import {sha256, stableJson} from '../cache/hash.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {Bundle, BundleManifest} from './Bundle.js';
import {loadBundleRecord, saveBundleRecord} from './bundleCache.js';
import type {MarkdownSettings} from './markdownLoader.js';
import type {PluginContentOf} from './pluginPatches.js';

export interface BundleInput {
  readonly context: LoadContext;
  readonly contents: readonly PluginContentOf[];
  readonly themeAliases: ReadonlyMap<string, string>;
  readonly clientModules: readonly string[];
  /** For Markdown that code imports. */
  readonly markdown: MarkdownSettings;
  /** Name → text of the modules behind `@generated`, already written to the generated folder. */
  readonly generated: ReadonlyMap<string, string>;
  /** Request → sources that ask for it, for errors. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
  /** Files whose change makes plugins behave differently: the config and what it imports, plugin modules. */
  readonly configFiles: readonly string[];
  /** `node_modules/.cache/lectern` of the site. */
  readonly cacheDir: string;
  readonly version: string;
  readonly minify: boolean;
  /** React's development build, for readable errors. */
  readonly development: boolean;
  /** Writes a report on what the bundle holds beside the generated modules. */
  readonly analyze: boolean;
}

/** Everything besides files that decides the bundle. */
function bundleKey({
  clientModules,
  context,
  themeAliases,
  generated,
  version,
  minify,
  development,
}: BundleInput): string {
  const {baseUrl, siteDir} = context;
  return sha256(
    stableJson({
      version,
      minify,
      development,
      node: process.version,
      themeAliases,
      clientModules,
      generated,
      baseUrl,
      siteDir,
    }),
  );
}

function bundleIn(dir: string, manifest: BundleManifest, ready: Promise<void>): Bundle {
  return {
    ...manifest,
    serverEntry: path.join(dir, 'server/entry.mjs'),
    browserDir: path.join(dir, 'browser'),
    ready,
  };
}

/** Bundles the code lane, or takes the last bundle when nothing in it changed (webpack is then not even loaded). */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const bundlesDir = path.join(input.cacheDir, 'bundles');
  const {baseUrl, siteDir} = input.context;
  const name = sha256(stableJson([baseUrl, siteDir, input.minify, input.development])).slice(0, 8);
  const key = bundleKey(input);
  const cached = input.analyze ? undefined : loadBundleRecord(bundlesDir, name, key);
  if (cached) return bundleIn(cached.dir, cached.manifest, Promise.resolve());

  const dir = path.join(bundlesDir, `${name}-${process.pid}-${Date.now().toString(36)}`);
  const serverDir = path.join(dir, 'server');
  fs.mkdirSync(serverDir, {recursive: true});
  const {compileBundle} = await import('./compileBundle.js');
  try {
    const compiled = await compileBundle(input, key, serverDir);
    const finish = async () => {
      const {minifyFiles} = await import('./minifyFiles.js');
      await minifyFiles(serverDir, path.join(dir, 'browser'), compiled.manifest.browserFiles, input.minify);
      saveBundleRecord(bundlesDir, name, {
        ...compiled,
        key,
        dir,
        files: [...compiled.files, ...input.configFiles],
      });
      await compiled.close();
    };
    const ready = finish();
    // Whoever awaits it hears of a failure; until then nobody listens, which is no reason to end the process.
    ready.catch(() => {});
    return bundleIn(dir, compiled.manifest, ready);
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}
