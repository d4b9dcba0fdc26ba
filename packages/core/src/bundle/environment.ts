/** Settings of the bundle from variables of the environment. It is part of the key of every cached one. */
export interface BundleEnvironment {
  /** Bytes below which an image, font or video becomes part of the code that imports it: `WEBPACK_URL_LOADER_LIMIT`. */
  readonly inlineLimit: number;
  /** React is always the site's own copy, unless `DOCUSAURUS_NO_REACT_ALIASES` is set. */
  readonly pinsReact: boolean;
  /** Nothing is taken from earlier compiles if `DOCUSAURUS_NO_PERSISTENT_CACHE` is set. */
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
