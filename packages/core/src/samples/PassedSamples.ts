import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, sha256, stableJson} from '@lectern/store';
import {glob} from 'tinyglobby';
import {possibleLockfiles} from '../lockfiles.js';
import {foldersUpward} from '../paths.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {Sample} from './Sample.js';

/** Increase it with every change of how samples are run or judged. */
const VERSION = '1';

/** Samples that have passed, by the hash of all that went into them. */
export class PassedSamples {
  readonly #table: CacheTable<{[hash: string]: true}>;
  readonly #passed: Set<string>;
  readonly #shared: string;
  readonly #languages: SiteConfig['samples']['languages'];

  private constructor(cacheDir: string, shared: string, languages: SiteConfig['samples']['languages']) {
    this.#table = new CacheTable(path.join(cacheDir, 'samples'), VERSION);
    this.#passed = new Set(Object.keys(this.#table.readAll()));
    this.#shared = shared;
    this.#languages = languages;
  }

  /** Reads the samples that have passed in earlier runs, and hashes what all samples have in common. */
  static async open({
    siteDir,
    cacheDir,
    config,
  }: {
    siteDir: string;
    cacheDir: string;
    config: SiteConfig['samples'];
  }): Promise<PassedSamples> {
    const inputs = await glob(config.inputs, {cwd: siteDir, absolute: true, ignore: ['**/node_modules/**']});
    const files = [...lockFiles(siteDir), ...inputs.sort()];
    const hashes = files.map((file) => [path.relative(siteDir, file), sha256(fs.readFileSync(file))]);
    const env = config.env.map((name) => process.env[name]);
    const machine = [process.version, process.platform, process.arch];
    return new PassedSamples(cacheDir, sha256(stableJson({hashes, env, machine})), config.languages);
  }

  hashOf({main, files, fails, output, language}: Sample): string {
    const texts = files.map(({path: file, text}) => [file, text]);
    const {command, timeout} = this.#languages[language] ?? {};
    return sha256(
      stableJson({shared: this.#shared, main, texts, fails, output: output?.text, command, timeout}),
    );
  }

  has(hash: string): boolean {
    return this.#passed.has(hash);
  }

  /**
   * Stores the samples that have passed in this run.
   *
   * @param failed - hashes that are removed
   * @param keepsOthers - true if not all samples of the site were run
   */
  write(passed: readonly string[], failed: readonly string[], keepsOthers: boolean): void {
    const kept = new Set([...(keepsOthers ? this.#passed : []), ...passed]);
    for (const hash of failed) kept.delete(hash);
    const isSame = kept.size === this.#passed.size && [...kept].every((hash) => this.#passed.has(hash));
    if (!isSame) this.#table.write(Object.fromEntries([...kept].sort().map((hash) => [hash, true as const])));
  }
}

/** The lock files of the site: those in the nearest folder that has one. */
function lockFiles(siteDir: string): string[] {
  for (const folder of foldersUpward(siteDir)) {
    const files = possibleLockfiles(folder).filter((file) => fs.existsSync(file));
    if (files.length > 0) return files;
  }
  return [];
}
