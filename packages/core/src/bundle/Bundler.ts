import path from 'node:path';
import {sha256} from '@lectern/store';
import type {Configuration} from 'webpack';
import {reportDiagnostics} from '../compile/reportDiagnostics.js';
import {isBelow} from '../paths.js';
import type {Bundle} from './Bundle.js';
import type {BundleInput} from './BundleInput.js';
import {
  areUnchanged,
  type BundleFacts,
  type BundleRecord,
  clearSlot,
  findBundleRecord,
  inputStamps,
  inputsKeyTable,
  type MadeFacts,
  newBundleDir,
} from './bundleCache.js';
import {bundleFacts, inputsKeyOf, settingsKey, slotName} from './bundleKeys.js';
import {bundleEnvironment} from './environment.js';
import type {MakeBundleInput, UsedBundle} from './makeBundle.js';
import {linkServerFiles, removeOlderEntries, writeServerEntry} from './serverGraph.js';

/** Makes the bundles (compiled JavaScript and CSS) of one build. Locales whose code has equal inputs share a bundle. */
export class Bundler {
  readonly #used: UsedBundle[] = [];
  /**
   * Bundles whose files are still being written for later builds. The writing continues even if another error ends this
   * build.
   */
  readonly #finishing: Promise<unknown>[] = [];

  /**
   * Bundles the code of the next locale. If a previous locale or an earlier build had equal inputs, its bundle is used,
   * and the bundler is not loaded.
   */
  bundle(input: BundleInput): Promise<Bundle> {
    const bundle = this.#bundle(input);
    this.#finishing.push(bundle.then(({ready}) => ready).catch(() => {}));
    return bundle;
  }

  /** Waits until the files of all bundles are written. */
  async close(): Promise<void> {
    await Promise.all(this.#finishing);
  }

  async #bundle(input: BundleInput): Promise<Bundle> {
    const bundlesDir = path.join(input.cache.dir, 'bundles');
    const slot = slotName(input);
    const dir = path.join(bundlesDir, newBundleDir(slot));
    const storedKey = inputsKeyTable(bundlesDir, slot, settingsKey(input));
    let config: Configuration | undefined;
    let inputsKey = mayReuse(input) ? storedKey.read('inputsKey') : undefined;
    if (inputsKey === undefined) {
      const {configFingerprint, productionConfig} = await import('./compileBundle.js');
      config = productionConfig(input, path.join(dir, 'server'));
      inputsKey = inputsKeyOf(input, configFingerprint(config, input.site.context.siteDir));
    }
    const found = await this.#find(input, {bundlesDir, slot, inputsKey});
    if (found && !path.basename(found.dir).startsWith(`${slot}-`)) clearSlot(bundlesDir, slot);
    const used = found ?? (await this.#make({input, dir, slot, inputsKey, config}));
    storedKey.write({inputsKey});
    if (!this.#used.includes(used)) {
      this.#used.push(used);
      const {siteDir} = input.site.context;
      reportDiagnostics(used.facts.imported, {siteDir, printer: input.printer});
    }
    return bundleFor(input, used);
  }

  /** Makes a bundle. Loads the bundler and the minifiers, which a build with a cached bundle does not need. */
  async #make(input: MakeBundleInput): Promise<UsedBundle> {
    const {makeBundle} = await import('./makeBundle.js');
    return makeBundle(input);
  }

  /**
   * Finds a bundle of the same code in this build or in the cache. Waits until the imports of content are found, but
   * only if a bundle with the same `inputsKey` exists.
   */
  async #find(
    input: BundleInput,
    {bundlesDir, slot, inputsKey}: {bundlesDir: string; slot: string; inputsKey: string},
  ): Promise<UsedBundle | undefined> {
    const isSame = (facts: MadeFacts) => facts.inputsKey === inputsKey;
    const isUsed = this.#used.some(({facts}) => isSame(facts));
    const mayBeCached = () => mayReuse(input) && findBundleRecord(bundlesDir, slot, isSame) !== undefined;
    if (!isUsed && !mayBeCached()) return undefined;
    const wanted = await bundleFacts(input, inputsKey);
    const shared = this.#used.find((one) => serves(one, wanted, input));
    return shared ?? findCached(bundlesDir, slot, {input, wanted});
  }
}

function mayReuse({analyze}: BundleInput): boolean {
  return bundleEnvironment().usesCache && !analyze;
}

function hasSameInputs(facts: MadeFacts, wanted: BundleFacts, {compiler}: BundleInput): boolean {
  return (
    facts.inputsKey === wanted.inputsKey && facts.imported.every((imported) => compiler.isFresh(imported))
  );
}

/**
 * True if a bundle that was made for another locale in this build contains all modules that the current locale needs,
 * and its input files are unchanged. The bundle may contain more modules.
 */
function serves({facts, generated}: UsedBundle, wanted: BundleFacts, input: BundleInput): boolean {
  const held = new Set(facts.requests);
  return (
    hasSameInputs(facts, wanted, input) &&
    wanted.requests.every((request) => held.has(request)) &&
    areUnchanged(generated)
  );
}

/** Finds a bundle of an earlier build in the cache that is equal to the bundle that this build would make. */
function findCached(
  bundlesDir: string,
  slot: string,
  {input, wanted}: {input: BundleInput; wanted: BundleFacts},
): UsedBundle | undefined {
  if (!mayReuse(input)) return undefined;
  const isWanted = (facts: MadeFacts) =>
    hasSameInputs(facts, wanted, input) && facts.registry === wanted.registry;
  const record = findBundleRecord(bundlesDir, slot, isWanted);
  return record && usedRecord(path.join(bundlesDir, record.dir), record, input);
}

function usedRecord(dir: string, record: BundleRecord, input: BundleInput): UsedBundle {
  const {manifest} = record;
  const {generatedFilesDir} = input.site.context;
  const inputs = inputStamps(path.dirname(dir), record);
  const generated = Object.fromEntries(
    Object.entries(inputs).filter(([file]) => isBelow(generatedFilesDir, file)),
  );
  return {facts: record, dir, manifest, generated, ready: Promise.resolve(), codePlan: input.codePlan};
}

/**
 * Bundle of one locale: the shared files, the script with the locale's data, and links to the server modules, which
 * Node evaluates once for each locale.
 */
function bundleFor(input: BundleInput, used: UsedBundle): Bundle {
  const {dir, manifest, ready} = used;
  const {site, development} = input;
  const {siteScript} = input.codePlan;
  const locale = site.context.i18n.currentLocale;
  const serverDir = path.join(dir, 'locales', locale);
  linkServerFiles(path.join(dir, 'server'), serverDir);
  const serverEntry = writeServerEntry({dir: serverDir, serverFile: 'entry.mjs', locale, siteScript});
  removeOlderEntries(serverEntry);
  return {
    ...manifest,
    codeHash: sha256(`${manifest.codeHash} ${siteScript.file}`).slice(0, 16),
    siteScript,
    serverEntry,
    development,
    browserDir: path.join(dir, 'browser'),
    ready,
    async locate(stacks) {
      const {locateSources} = await import('./locateSources.js');
      return locateSources({...input, codePlan: used.codePlan}, serverDir, stacks);
    },
  };
}
