import fs from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import {sha256} from '../cache/hash.js';
import type {SiteCache} from '../cache/SiteCache.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {Bundle, BundleManifest} from './Bundle.js';
import {
  areUnchanged,
  type BundleFacts,
  type BundleRecord,
  clearSlot,
  type FileStamps,
  findBundleRecord,
  loadCodeKey,
  newBundleDir,
  saveBundleRecord,
  saveCodeKey,
  stampInputs,
} from './bundleCache.js';
import {codeKey, markdownKey, registryKey, settingsKey, slotName} from './bundleKeys.js';
import type {Compiled} from './compileBundle.js';
import {bundleEnvironment} from './environment.js';
import type {CodePlan} from './planCode.js';
import {linkServerFiles, removeOlderEntries, writeServerEntry} from './serverGraph.js';

export interface BundleInput {
  readonly plan: Pick<SitePlan, 'themeAliases' | 'clientModules' | 'markdown'>;
  readonly site: LoadedContent;
  readonly code: CodePlan;
  readonly cache: Pick<SiteCache, 'dir' | 'version'>;
  /** Files whose change makes plugins behave differently: the config and what it imports, plugin modules. */
  readonly configFiles: readonly string[];
  readonly minify: boolean;
  /** React's development build, for readable errors. */
  readonly development: boolean;
  /** Writes a report on what the bundle holds beside the generated modules. */
  readonly analyze: boolean;
}

/** A bundle that a locale of this build uses. */
interface UsedBundle {
  readonly facts: BundleFacts;
  /** Absolute. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  /** Files below the generated folder that are in it: the next locale may have written others. */
  readonly generated: FileStamps;
  readonly ready: Promise<void>;
  /** Of the locale that it was made for. */
  readonly input: BundleInput;
}

/** The bundles of one build. Locales whose code has the same inputs share one. */
export class Bundler {
  readonly #used: UsedBundle[] = [];

  /** Bundles the code lane of the next locale, unless a locale before it or an earlier build did so (webpack is then not loaded). */
  async bundle(input: BundleInput): Promise<Bundle> {
    const bundlesDir = path.join(input.cache.dir, 'bundles');
    const slot = slotName(input);
    const dir = path.join(bundlesDir, newBundleDir(slot));
    const settings = settingsKey(input);
    let config: Configuration | undefined;
    let code = mayReuse(input) ? loadCodeKey(bundlesDir, slot, settings) : undefined;
    if (code === undefined) {
      const {configFingerprint, productionConfig} = await import('./compileBundle.js');
      config = productionConfig(input, path.join(dir, 'server'));
      code = codeKey(input, configFingerprint(config));
    }
    const wanted = wantedFacts(input, code);
    const found =
      this.#used.find((one) => serves(one, wanted)) ?? findCached(bundlesDir, slot, {input, wanted});
    if (found && !path.basename(found.dir).startsWith(`${slot}-`)) clearSlot(bundlesDir, slot);
    const used = found ?? (await compile({input, dir, slot, wanted, config}));
    saveCodeKey(bundlesDir, slot, {settings, code});
    if (!this.#used.includes(used)) this.#used.push(used);
    return bundleFor(input, used);
  }
}

function mayReuse({analyze}: BundleInput): boolean {
  return bundleEnvironment().usesCache && !analyze;
}

function wantedFacts(input: BundleInput, code: string): BundleFacts {
  const {requests} = input.code;
  return {code, requests, registry: registryKey(input), markdown: markdownKey(input)};
}

function hasSameCode(facts: BundleFacts, wanted: BundleFacts): boolean {
  return facts.code === wanted.code && (facts.markdown === null || facts.markdown === wanted.markdown);
}

/** Whether the bundle of another locale is right for this one: it may hold more modules than are asked for. */
function serves({facts, generated}: UsedBundle, wanted: BundleFacts): boolean {
  const held = new Set(facts.requests);
  return (
    hasSameCode(facts, wanted) &&
    wanted.requests.every((request) => held.has(request)) &&
    areUnchanged(generated)
  );
}

/** A bundle of an earlier build, if it is the very one that this build would make. */
function findCached(
  bundlesDir: string,
  slot: string,
  {input, wanted}: {input: BundleInput; wanted: BundleFacts},
): UsedBundle | undefined {
  if (!mayReuse(input)) return undefined;
  const isWanted = (facts: BundleFacts) => hasSameCode(facts, wanted) && facts.registry === wanted.registry;
  const record = findBundleRecord(bundlesDir, slot, isWanted);
  return record && usedRecord(path.join(bundlesDir, record.dir), record, input);
}

function usedRecord(dir: string, record: BundleRecord, input: BundleInput): UsedBundle {
  const {manifest, inputs} = record;
  const isGenerated = isBelow(input.site.context.generatedFilesDir);
  const generated = Object.fromEntries(Object.entries(inputs).filter(([file]) => isGenerated(file)));
  return {facts: record, dir, manifest, generated, ready: Promise.resolve(), input};
}

function isBelow(folder: string): (file: string) => boolean {
  return (file) => file.startsWith(folder + path.sep);
}

interface CompileInput {
  readonly input: BundleInput;
  /** Of the bundle, absolute. */
  readonly dir: string;
  readonly slot: string;
  readonly wanted: BundleFacts;
  /** `undefined` if it has not been made yet. */
  readonly config: Configuration | undefined;
}

async function compile({input, dir, slot, wanted, config}: CompileInput): Promise<UsedBundle> {
  const serverDir = path.join(dir, 'server');
  fs.mkdirSync(serverDir, {recursive: true});
  try {
    const {compileBundle, productionConfig} = await import('./compileBundle.js');
    const compiled = withoutOwnModules(
      await compileBundle(input, config ?? productionConfig(input, serverDir)),
      input,
    );
    const {manifest} = compiled;
    const hasMarkdown = [...compiled.files].some((file) => /\.mdx?$/.test(file));
    const facts = {...wanted, markdown: hasMarkdown ? wanted.markdown : null};
    const isGenerated = isBelow(input.site.context.generatedFilesDir);
    const generated = stampInputs({
      files: [...compiled.files].filter(isGenerated),
      missing: [...compiled.missing].filter(isGenerated),
    });
    const ready = finish(compiled, {input, dir, slot, facts});
    // A failure is reported where the bundle is awaited; this prevents an unhandledRejection until then.
    ready.catch(() => {});
    return {facts, dir, manifest, generated, ready, input};
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}

/** The generated modules of core are not counted as files: their text is part of the bundle's keys. */
function withoutOwnModules(compiled: Compiled, {site, code}: BundleInput): Compiled {
  const {generatedFilesDir} = site.context;
  const own = new Set([...code.generated.keys()].map((name) => path.join(generatedFilesDir, name)));
  return {...compiled, files: [...compiled.files].filter((file) => !own.has(file))};
}

async function finish(
  compiled: Compiled,
  {input, dir, slot, facts}: {input: BundleInput; dir: string; slot: string; facts: BundleFacts},
): Promise<void> {
  const {manifest, finished} = compiled;
  try {
    const {minifyFiles} = await import('./minifyFiles.js');
    const [from, to] = [path.join(dir, 'server'), path.join(dir, 'browser')];
    await minifyFiles(from, to, manifest.browserFiles, {minimize: input.minify, finished});
    saveBundleRecord(path.dirname(dir), slot, {...compiled, facts, dir});
    await compiled.close();
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}

/** The bundle as one locale sees it: with the locale's data, and with modules of its own on the server. */
function bundleFor({site, code, development}: BundleInput, used: UsedBundle): Bundle {
  const {dir, manifest, ready} = used;
  const {siteScript} = code;
  const locale = site.context.i18n.currentLocale;
  const serverDir = path.join(dir, 'locales', locale);
  linkServerFiles(path.join(dir, 'server'), serverDir);
  const serverEntry = writeServerEntry({dir: serverDir, serverFile: 'entry.mjs', locale, siteScript});
  removeOlderEntries(serverEntry);
  return {
    ...manifest,
    code: sha256(`${manifest.code} ${siteScript.file}`).slice(0, 16),
    siteScript,
    serverEntry,
    development,
    browserDir: path.join(dir, 'browser'),
    ready,
    async locate(stacks) {
      const {locateSources} = await import('./locateSources.js');
      return locateSources(used.input, serverDir, stacks);
    },
  };
}
