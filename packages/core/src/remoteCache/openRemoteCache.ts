import path from 'node:path';
import type {BuildFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {errors} from '../errors/catalog.js';
import type {Printer} from '../errors/Printer.js';
import {loadS3Package} from '../modules/loadS3Package.js';
import type {CacheSettings} from '../schema/cacheSchema.js';
import {FolderStore} from './FolderStore.js';
import {HttpStore} from './HttpStore.js';
import {purposesOf, shardPurposes} from './purpose.js';
import {RemoteCache} from './RemoteCache.js';
import type {RemoteStore} from './RemoteStore.js';
import {readRunFacts} from './runFacts.js';
import {ShardRun} from './ShardRun.js';
import {createSigner, createVerifier, KEY_VARIABLE, MIN_KEY_LENGTH, type Signer} from './signatures.js';

/** Environment variable that overrides `cache.mode`. */
const MODE_VARIABLE = 'LECTERN_CACHE_MODE';

export interface OpenInput {
  readonly config: LoadedConfig;
  readonly flags: Pick<BuildFlags, 'locale' | 'minify' | 'dev' | 'shard' | 'merge' | 'run'>;
  /** Absolute path. */
  readonly cacheDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly printer: Printer;
}

/** What a build uses of the store. */
export interface OpenedRemote {
  readonly cache: RemoteCache;
  /** Shards of this run; `undefined` in builds of one machine. */
  readonly shards: ShardRun | undefined;
}

/**
 * Opens the remote cache of a build. Sends no request.
 *
 * @returns `undefined` if the site has none, or if it is turned off
 * @throws {SiteError} `CACHE_SETTING_INVALID`, `S3_PACKAGE_MISSING`
 */
export async function openRemoteCache(input: OpenInput): Promise<OpenedRemote | undefined> {
  const {config, flags, cacheDir, env, printer} = input;
  const {
    cache: settings,
    context: {siteDir},
  } = config;
  if (!settings) return undefined;
  const mode = modeOf(settings, env);
  if (mode === 'off') return undefined;
  const store = await openStore(settings.remote, {siteDir, env});
  const {signer, keyProblem} = keyOf(settings, {env, printer});
  const {publicKey} = settings;
  const variant = [flags.locale ?? null, flags.minify, flags.dev];
  const shared = {
    store,
    cacheDir,
    readOnly: mode === 'read' ? 'the mode is "read"' : (keyProblem ?? store.readOnly),
    signer,
    verifier: publicKey === undefined ? undefined : createVerifier(publicKey),
    printer,
  };
  const cache = new RemoteCache({...shared, purposes: purposesOf({siteDir, variant, env})});
  if (!flags.shard && flags.merge === undefined) return {cache, shards: undefined};
  const facts = await readRunFacts(config, variant);
  const purposeOf = shardPurposes({siteDir, run: flags.run, commit: facts.commit, env});
  return {cache, shards: new ShardRun({...shared, facts, purposeOf})};
}

function modeOf(settings: CacheSettings, env: NodeJS.ProcessEnv): CacheSettings['mode'] | 'off' {
  const mode = env[MODE_VARIABLE];
  if (!mode) return settings.mode;
  if (mode === 'read' || mode === 'read-write' || mode === 'off') return mode;
  throw errors.cacheSettingInvalid(
    `${MODE_VARIABLE} is "${mode}", but can only be "read-write", "read" or "off".`,
  );
}

/** Signer of this build. `keyProblem`: reason why the build must not write, although the store may allow it. */
function keyOf(
  {publicKey}: CacheSettings,
  {env, printer}: Pick<OpenInput, 'env' | 'printer'>,
): {readonly signer?: Signer; readonly keyProblem?: string} {
  const secret = env[KEY_VARIABLE];
  if (!secret) return publicKey === undefined ? {} : {keyProblem: `${KEY_VARIABLE} is not set`};
  if (secret.length < MIN_KEY_LENGTH)
    throw errors.cacheSettingInvalid(`${KEY_VARIABLE} must have at least ${MIN_KEY_LENGTH} characters.`);
  const signer = createSigner(secret);
  if (publicKey === undefined) {
    printer.warn(
      `${KEY_VARIABLE} is set, but builds do not check signatures yet: add this to "cache" in the config: publicKey: '${signer.publicKey}'.`,
    );
  } else if (publicKey !== signer.publicKey) {
    return {keyProblem: `${KEY_VARIABLE} is not the secret of cache.publicKey`};
  }
  return {signer};
}

/** The package `@lectern/s3`, as far as it is used here. */
interface BucketPackage {
  openBucket(address: string): Promise<RemoteStore>;
}

async function openStore(
  remote: string,
  {siteDir, env}: Pick<OpenInput, 'env'> & {readonly siteDir: string},
): Promise<RemoteStore> {
  if (/^https?:/.test(remote)) return new HttpStore(remote, env);
  if (remote.startsWith('s3:')) {
    const {openBucket} = await loadS3Package<BucketPackage>('"cache.remote"', siteDir);
    return openBucket(remote);
  }
  return new FolderStore(path.resolve(siteDir, remote), remote);
}
