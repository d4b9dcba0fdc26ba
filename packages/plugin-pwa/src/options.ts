import {z} from '@lectern/core/zod';

/** Options of Workbox that a site cannot set: option → reason or alternative, as the end of an error message. */
const OWN_SETTINGS: {readonly [option: string]: string} = {
  swSrc: 'code for the worker goes into the option "swCustom"',
  swDest: 'the worker is always sw.js',
  compileSrc: 'the worker is always compiled',
  injectionPoint: 'the list of files is not part of the worker',
  globDirectory: 'files are those of the output folder',
  chunks: 'use "include" or "globPatterns"',
  excludeChunks: 'use "exclude" or "globIgnores"',
};

/** A file that the worker stores when it is installed. */
export interface PrecacheEntry {
  readonly url: string;
  /** Hash of the file's content; `null` if the URL itself changes with the content. */
  readonly revision?: string | null;
  /** Number of bytes. */
  readonly size?: number;
  /** Hash for the attribute `integrity` of the request. */
  readonly integrity?: string;
}

type Condition = string | RegExp | ((found: {readonly asset: {readonly name: string}}) => boolean);

type ManifestTransform = (
  entries: PrecacheEntry[],
) => {readonly manifest: readonly PrecacheEntry[]} | Promise<{readonly manifest: readonly PrecacheEntry[]}>;

const patterns = z.array(z.string()).optional();

const isFunction = (value: unknown): boolean => typeof value === 'function';

const conditions = z
  .array(
    z.custom<Condition>(
      (value) => typeof value === 'string' || value instanceof RegExp || isFunction(value),
      {error: 'a beginning of a path, a regular expression, or a function'},
    ),
  )
  .optional();

const entry = z.union(
  [
    z.string(),
    z.looseObject({url: z.string(), revision: z.string().nullish(), integrity: z.string().optional()}),
  ],
  {error: 'a URL, or an object {url, revision}'},
);

/** Options that select the files to store. All but those with globs are of Workbox's `InjectManifest`. */
const SELECTING = {
  globPatterns: patterns,
  globIgnores: patterns,
  include: conditions,
  exclude: conditions,
  modifyURLPrefix: z.record(z.string(), z.string()).optional(),
  dontCacheBustURLsMatching: z
    .custom<RegExp>((value) => value instanceof RegExp, {error: 'a regular expression'})
    .optional(),
  manifestTransforms: z.array(z.custom<ManifestTransform>(isFunction, {error: 'a function'})).optional(),
  additionalManifestEntries: z.array(entry).optional(),
  maximumFileSizeToCacheInBytes: z.number().positive().optional(),
};

const injectManifestConfig = z.looseObject(SELECTING).superRefine((config, {addIssue}) => {
  for (const name of Object.keys(config)) {
    const reason = OWN_SETTINGS[name];
    if (reason !== undefined) addIssue({code: 'custom', path: [name], message: `cannot be set: ${reason}.`});
    else if (!(name in SELECTING)) addIssue({code: 'unrecognized_keys', keys: [name], input: config});
  }
});

export type InjectManifestConfig = z.output<typeof injectManifestConfig>;

const headTag = z
  .object({
    tagName: z.string().regex(/^[a-z][a-z0-9-]*$/i, {error: 'the name of an HTML tag, such as "link"'}),
  })
  .catchall(z.union([z.string(), z.boolean()], {error: 'a text, or true or false'}));

const strategy = z.enum(['appInstalled', 'queryString', 'standalone', 'mobile', 'saveData', 'always']);

/** Default of the option `swRegister`, as in Docusaurus: selects the module of this plugin. */
export const OWN_REGISTRATION = './registerSw.js';

/** Schema of the options of the pwa plugin. It fills in the defaults. */
export const pwaOptionsSchema = z.strictObject({
  id: z.literal('default', {error: 'There can only be one instance of this plugin.'}).default('default'),
  /** Logs the steps of the worker and its registration, and compiles the worker for development. */
  debug: z.boolean().default(false),
  /**
   * Conditions for offline mode. The mode is on for a visitor if at least one condition is true: "appInstalled" (the
   * site was installed as an app), "queryString" (`?offlineMode=true` in the URL), "standalone" (the site runs as an
   * app, without the browser's address bar), "mobile" (narrow window), "saveData" (the browser saves data), "always".
   */
  offlineModeActivationStrategies: z.array(strategy).default(['appInstalled', 'queryString', 'standalone']),
  /** Options of Workbox (`InjectManifest`) that select the files to store. */
  injectManifestConfig: injectManifestConfig.default({}),
  /** Tags for the head of every page: `{tagName, …attributes}`. */
  pwaHead: z.array(headTag).default([]),
  /** Module that the worker imports; its default export is called with `{offlineMode, debug}`. */
  swCustom: z.string().optional(),
  /** Client module that registers the worker, or `false` for no module. */
  swRegister: z.union([z.string(), z.literal(false)]).default(OWN_REGISTRATION),
  /**
   * Maximum number of bytes that are stored when the worker is installed. Remaining files are stored when they are
   * visited.
   */
  maxPrecacheBytes: z.number().int().nonnegative().default(20_000_000),
  /** If true, the worker unregisters itself and deletes its caches: for a site that no longer offers offline mode. */
  selfDestroying: z.boolean().default(false),
  reloadPopup: z
    .undefined({error: 'is not an option any more: swizzle the component "PwaReloadPopup".'})
    .optional(),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof pwaOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof pwaOptionsSchema>;

/** Options with the resolved path of `swCustom`. */
export interface WorkerOptions extends PluginOptions {
  /** Absolute path of the module that `swCustom` names. */
  readonly custom: string | undefined;
}
