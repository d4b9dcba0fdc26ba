import fs from 'node:fs';
import path from 'node:path';
import {sha256, stableJson} from '../cache/hash.js';
import type {SiteCache} from '../cache/SiteCache.js';
import type {ContentCompiler} from '../compile/ContentCompiler.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {Bundle, BundleManifest} from './Bundle.js';
import {loadBundleRecord, newBundleDir, saveBundleRecord} from './bundleCache.js';
import {bundleEnvironment} from './environment.js';
import type {CodePlan} from './planCode.js';

export interface BundleInput {
  readonly plan: Pick<SitePlan, 'themeAliases' | 'clientModules'>;
  readonly site: LoadedContent;
  readonly code: CodePlan;
  /** For Markdown that code imports. */
  readonly compiler: ContentCompiler;
  readonly cache: Pick<SiteCache, 'dir' | 'version'>;
  /** Files whose change makes plugins behave differently: the config and what it imports, plugin modules. */
  readonly configFiles: readonly string[];
  readonly minify: boolean;
  /** React's development build, for readable errors. */
  readonly development: boolean;
  /** Writes a report on what the bundle holds beside the generated modules. */
  readonly analyze: boolean;
}

/** Everything besides files that decides the bundle. */
function bundleKey({plan, site, code, cache, minify, development}: BundleInput): string {
  const {themeAliases, clientModules} = plan;
  const {baseUrl, siteDir} = site.context;
  const {generated} = code;
  const engine = [cache.version, process.version, bundleEnvironment()];
  return sha256(
    stableJson({engine, minify, development, themeAliases, clientModules, generated, baseUrl, siteDir}),
  );
}

function bundleIn(
  dir: string,
  manifest: BundleManifest,
  {input, ready}: {input: BundleInput; ready: Promise<void>},
): Bundle {
  const serverDir = path.join(dir, 'server');
  return {
    ...manifest,
    serverEntry: path.join(serverDir, 'entry.mjs'),
    development: input.development,
    browserDir: path.join(dir, 'browser'),
    ready,
    async locate(stacks) {
      const {locateSources} = await import('./locateSources.js');
      return locateSources(input, serverDir, stacks);
    },
  };
}

/** Bundles the code lane, or takes the last bundle when nothing in it changed (webpack is then not even loaded). */
export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const bundlesDir = path.join(input.cache.dir, 'bundles');
  const {baseUrl, siteDir} = input.site.context;
  const name = sha256(stableJson([baseUrl, siteDir, input.minify, input.development])).slice(0, 8);
  const key = bundleKey(input);
  const mayReuse = bundleEnvironment().usesCache && !input.analyze;
  const cached = mayReuse ? loadBundleRecord(bundlesDir, name, key) : undefined;
  if (cached) return bundleIn(cached.dir, cached.manifest, {input, ready: Promise.resolve()});

  const dir = path.join(bundlesDir, newBundleDir(name));
  const serverDir = path.join(dir, 'server');
  fs.mkdirSync(serverDir, {recursive: true});
  const {compileBundle} = await import('./compileBundle.js');
  try {
    const compiled = await compileBundle(input, serverDir);
    const finish = async () => {
      const {minifyFiles} = await import('./minifyFiles.js');
      const {manifest, finished} = compiled;
      const browserDir = path.join(dir, 'browser');
      await minifyFiles(serverDir, browserDir, manifest.browserFiles, {minimize: input.minify, finished});
      const files = [...compiled.files, ...input.configFiles];
      saveBundleRecord(bundlesDir, name, {...compiled, key, dir, files});
      await compiled.close();
    };
    const ready = finish().catch((error: unknown) => {
      fs.rmSync(dir, {recursive: true, force: true});
      throw error;
    });
    // Whoever awaits it hears of a failure; until then nobody listens, which is no reason to end the process.
    ready.catch(() => {});
    return bundleIn(dir, compiled.manifest, {input, ready});
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}
