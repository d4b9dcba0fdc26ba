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

const patterns = z.array(z.string()).optional();

const injectManifestConfig = z
  .looseObject({
    globPatterns: patterns,
    globIgnores: patterns,
    maximumFileSizeToCacheInBytes: z.number().positive().optional(),
  })
  .superRefine((config, {addIssue}) => {
    for (const [name, reason] of Object.entries(OWN_SETTINGS)) {
      if (name in config) addIssue({code: 'custom', path: [name], message: `cannot be set: ${reason}.`});
    }
  });

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
