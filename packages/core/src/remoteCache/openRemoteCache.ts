import path from 'node:path';
import type {BuildFlags} from '../config/flags.js';
import {errors} from '../errors/catalog.js';
import type {Printer} from '../errors/Printer.js';
import {loadS3Package} from '../modules/loadS3Package.js';
import type {CacheSettings} from '../schema/cacheSchema.js';
import {FolderStore} from './FolderStore.js';
import {HttpStore} from './HttpStore.js';
import {purposesOf} from './purpose.js';
import {RemoteCache} from './RemoteCache.js';
import type {RemoteStore} from './RemoteStore.js';
import {createSigner, createVerifier, KEY_VARIABLE, MIN_KEY_LENGTH, type Signer} from './signatures.js';

/** Environment variable that overrides `cache.mode`. */
const MODE_VARIABLE = 'LECTERN_CACHE_MODE';

export interface OpenInput {
  readonly settings: CacheSettings | undefined;
  readonly flags: Pick<BuildFlags, 'locale' | 'minify' | 'dev'>;
  /** Absolute path. */
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly printer: Printer;
}

/**
 * Opens the remote cache of a build. Sends no request.
 *
 * @returns `undefined` if the site has none, or if it is turned off
 * @throws {SiteError} `CACHE_SETTING_INVALID`, `S3_PACKAGE_MISSING`
 */
export async function openRemoteCache(input: OpenInput): Promise<RemoteCache | undefined> {
  const {settings, flags, siteDir, cacheDir, env, printer} = input;
  if (!settings) return undefined;
  const mode = modeOf(settings, env);
  if (mode === 'off') return undefined;
  const store = await openStore(settings.remote, {siteDir, env});
  const {signer, keyProblem} = keyOf(settings, {env, printer});
  const {publicKey} = settings;
  const variant = [flags.locale ?? null, flags.minify, flags.dev];
  return new RemoteCache({
    store,
    cacheDir,
    purposes: purposesOf({siteDir, variant, env}),
    readOnly: mode === 'read' ? 'the mode is "read"' : (keyProblem ?? store.readOnly),
    signer,
    verifier: publicKey === undefined ? undefined : createVerifier(publicKey),
    printer,
  });
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
  {siteDir, env}: Pick<OpenInput, 'siteDir' | 'env'>,
): Promise<RemoteStore> {
  if (/^https?:/.test(remote)) return new HttpStore(remote, env);
  if (remote.startsWith('s3:')) {
    const {openBucket} = await loadS3Package<BucketPackage>('"cache.remote"', siteDir);
    return openBucket(remote);
  }
  return new FolderStore(path.resolve(siteDir, remote), remote);
}
