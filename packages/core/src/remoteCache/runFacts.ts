import fs from 'node:fs';
import {sha256} from '@lectern/store';
import {z} from '#zod';
import {fingerprint} from '../bundle/fingerprint.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {runGit} from '../contentHelpers/git/runGit.js';
import {possibleLockfiles} from '../lockfiles.js';
import {foldersUpward} from '../paths.js';
import {engineVersion} from '../version.js';

/** Facts that all shards of a build and the merge must have in common: their pages would otherwise differ. */
export const runFactsSchema = z.object({
  /** Version of Lectern, and of the binary interface of Node.js. */
  version: z.string(),
  system: z.string(),
  /** Hash of the commit that is checked out; empty if git is not there. */
  commit: z.string(),
  /** Hash of the lockfile of the packages; empty if there is none. */
  packages: z.string(),
  /** Hash of the configuration with all defaults. */
  config: z.string(),
  /** JSON of the options of the command that change the output. */
  options: z.string(),
});

export type RunFacts = z.infer<typeof runFactsSchema>;

const FACT_WORDS: {readonly [fact in keyof RunFacts]: string} = {
  version: 'the version of Lectern or Node.js',
  system: 'the system or processor',
  commit: 'the commit',
  packages: 'the lockfile of the packages',
  config: 'the configuration',
  options: 'the options of the command',
};

/** Facts that are short enough for a message. */
const SHOWN: readonly (keyof RunFacts)[] = ['system', 'commit', 'options'];

/** Length of the hash of a commit in messages. */
const SHORT_COMMIT = 10;

/** @param options - options of the command that change the output */
export async function readRunFacts(
  {config, files, context: {siteDir}}: LoadedConfig,
  options: readonly unknown[],
): Promise<RunFacts> {
  const texts = files.map((file) => fileHash(file));
  return {
    version: engineVersion(),
    system: `${process.platform} ${process.arch}`,
    commit: await commitOf(siteDir),
    packages: lockfileHash(siteDir),
    config: fingerprint([config, texts], siteDir).slice(0, 16),
    options: JSON.stringify(options),
  };
}

/** Lists what differs, for messages: "the commit (1a2b3c instead of 4d5e6f)". An empty commit equals all others. */
export function differences(found: RunFacts, wanted: RunFacts): readonly string[] {
  const names = Object.keys(FACT_WORDS) as (keyof RunFacts)[];
  return names.flatMap((name) => {
    const [one, other] = [found[name], wanted[name]];
    if (one === other || (name === 'commit' && (one === '' || other === ''))) return [];
    const shown = (text: string) => (name === 'commit' ? text.slice(0, SHORT_COMMIT) : text);
    return SHOWN.includes(name)
      ? `${FACT_WORDS[name]} (${shown(one)} instead of ${shown(other)})`
      : FACT_WORDS[name];
  });
}

async function commitOf(siteDir: string): Promise<string> {
  try {
    return (await runGit(siteDir, ['rev-parse', 'HEAD'])).stdout.trim();
  } catch {
    return '';
  }
}

/** Hash of the first lockfile in the folder of the site or, within its repository, around it. */
function lockfileHash(siteDir: string): string {
  const file = foldersUpward(siteDir)
    .flatMap(possibleLockfiles)
    .find((one) => fs.existsSync(one));
  return file === undefined ? '' : fileHash(file);
}

function fileHash(file: string): string {
  try {
    return sha256(fs.readFileSync(file)).slice(0, 16);
  } catch {
    return '';
  }
}
