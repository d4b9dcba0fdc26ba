/** Settings of bundles from environment variables. They are part of the keys of cached bundles. */
export interface BundleEnvironment {
  /** Size in bytes below which images, fonts and media are inlined as `data:` URLs: `WEBPACK_URL_LOADER_LIMIT`. */
  readonly inlineLimit: number;
  /** All imports of React are resolved to the copy of the site, unless `DOCUSAURUS_NO_REACT_ALIASES` is set. */
  readonly pinsReact: boolean;
  /** Bundles of earlier builds are used, unless `DOCUSAURUS_NO_PERSISTENT_CACHE` is set. */
  readonly usesCache: boolean;
}

const INLINE_LIMIT = 10_000;

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'false';
}

export function bundleEnvironment(env: NodeJS.ProcessEnv = process.env): BundleEnvironment {
  const limit = Number(env.WEBPACK_URL_LOADER_LIMIT || INLINE_LIMIT);
  return {
    inlineLimit: Number.isFinite(limit) ? limit : INLINE_LIMIT,
    pinsReact: !isSet(env.DOCUSAURUS_NO_REACT_ALIASES),
    usesCache: !isSet(env.DOCUSAURUS_NO_PERSISTENT_CACHE),
  };
}
