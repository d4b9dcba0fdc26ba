import {z} from '#zod';
import {functionSchema, optionalFlag} from './schemaParts.js';

const NO_EFFECT = 'No effect: Lectern always works this way, or the choice does not apply to it.';

/** Descriptions of the flags of `future.v4`, by name of the flag, for the configuration reference. */
const V4_FLAGS = {
  removeLegacyPostBuildHeadAttribute: NO_EFFECT,
  useCssCascadeLayers: 'The styles of the theme are in layers, named as in Docusaurus.',
  siteStorageNamespacing: '`storage.namespace` is `true` by default.',
  fasterByDefault: NO_EFFECT,
  mdx1CompatDisabledByDefault: 'The fields of `markdown.mdx1Compat` are `false` by default.',
};

type V4Flag = keyof typeof V4_FLAGS;

const FASTER_FLAGS = [
  'swcJsLoader',
  'swcJsMinimizer',
  'swcHtmlMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
  'rspackPersistentCache',
  'ssgWorkerThreads',
  'gitEagerVcs',
] as const;

function flagsSchema(shape: {readonly [flag: string]: z.ZodOptional<z.ZodBoolean>}) {
  return z.union([z.boolean(), z.strictObject(shape)]);
}

const v4Schema = flagsSchema(
  Object.fromEntries(Object.entries(V4_FLAGS).map(([name, text]) => [name, optionalFlag.describe(text)])),
);
const fasterSchema = flagsSchema(Object.fromEntries(FASTER_FLAGS.map((name) => [name, optionalFlag])));

function expandFlags<Flag extends string>(
  flags: readonly Flag[],
  value: boolean | {readonly [flag: string]: boolean | undefined},
  fallback: boolean,
): Record<Flag, boolean> {
  const of = (flag: Flag) => (typeof value === 'boolean' ? value : (value[flag] ?? fallback));
  return Object.fromEntries(flags.map((flag) => [flag, of(flag)])) as Record<Flag, boolean>;
}

/** Schema of an option that was renamed: any value is an error that contains the new name. */
function movedTo(name: string) {
  return z.undefined({error: `This option is now called "${name}".`}).optional();
}

const VCS_PRESETS = ['git-ad-hoc', 'git-eager', 'hardcoded', 'disabled', 'default-v1', 'default-v2'] as const;

/**
 * Value of `future.experimental_vcs` that is an object: functions of the site that return the first and the last change
 * of a file, instead of git.
 */
export interface VcsConfig {
  initialize(args: {siteDir: string}): void | Promise<void>;
  /** Returns the first commit of a file, for posts without a date; `null` if it is unknown. */
  getFileCreationInfo(file: string): Promise<{timestamp: number; author: string} | null>;
  getFileLastUpdateInfo(file: string): Promise<{timestamp: number; author: string} | null>;
}

export const futureSchema = z
  .strictObject({
    v4: v4Schema.default({}).describe('Defaults of the next major version of Docusaurus, all or some.'),
    faster: fasterSchema
      .optional()
      .describe(
        'Options of the build engine of Docusaurus. They have no effect, and the build warns about them.',
      ),
    experimental_router: z
      .enum(['browser', 'hash'])
      .default('browser')
      .describe(
        '`"hash"` makes a site of one HTML file, with addresses such as `index.html#/docs/intro`, that runs under any URL.',
      ),
    experimental_vcs: z
      .union([
        z.boolean(),
        z.enum(VCS_PRESETS),
        z.strictObject({
          initialize: functionSchema<VcsConfig['initialize']>(
            '(args: {siteDir: string}) => void | Promise<void>',
          ).describe('Called once, before the other functions.'),
          getFileCreationInfo: functionSchema<VcsConfig['getFileCreationInfo']>(
            '(file: string) => Promise<{timestamp: number; author: string} | null>',
          ).describe('For the dates of blog posts; `null` where they are unknown.'),
          getFileLastUpdateInfo: functionSchema<VcsConfig['getFileLastUpdateInfo']>(
            '(file: string) => Promise<{timestamp: number; author: string} | null>',
          ).describe('For the last update of every Markdown file; `null` where it is unknown.'),
        }),
      ])
      .default(true)
      .describe(
        'Source of the dates and authors of files. `true`, `"default-v1"`, `"default-v2"`: git, but one fixed date and author in `site start`, which saves time. `"git-ad-hoc"`, `"git-eager"`: always git. `"hardcoded"`: always the fixed ones. `"disabled"`, `false`: none. Or functions of your own.',
      ),
    experimental_storage: movedTo('storage'),
    /** The name of `faster` before version 3.10 of Docusaurus. */
    experimental_faster: fasterSchema.optional().meta({type: "NonNullable<Config['future']>['faster']"}),
  })
  .prefault({})
  .transform(({v4, faster, experimental_router, experimental_vcs}, context) => {
    const v4Flags = expandFlags(Object.keys(V4_FLAGS) as V4Flag[], v4, false);
    const fasterFlags = expandFlags(FASTER_FLAGS, faster ?? {}, v4Flags.fasterByDefault);
    const explicitFlags = typeof faster === 'object' ? faster : {};
    const addIssue = (flag: string, needed: string) => {
      const message = `"future.faster.${flag}" needs "future.${needed}".`;
      context.issues.push({code: 'custom', input: faster, path: ['faster', flag], message});
    };
    if (explicitFlags.ssgWorkerThreads && !v4Flags.removeLegacyPostBuildHeadAttribute) {
      addIssue('ssgWorkerThreads', 'v4.removeLegacyPostBuildHeadAttribute');
    }
    if (fasterFlags.rspackPersistentCache && !fasterFlags.rspackBundler) {
      addIssue('rspackPersistentCache', 'faster.rspackBundler');
    }
    return {v4: v4Flags, faster: fasterFlags, experimental_router, experimental_vcs};
  })
  .describe('Behaviour of later versions, switched on early. The names are those of Docusaurus.')
  .meta({resolved: 'FutureConfig', example: 'future: {v4: true}'});

export type FutureConfig = z.infer<typeof futureSchema>;

/**
 * Warnings about options that have no effect in Lectern; full sentences.
 *
 * @param future - value in the configuration, before the checks
 */
export function futureWarnings(future: z.input<typeof futureSchema>): string[] {
  const {v4, faster, experimental_faster} = future ?? {};
  const warnings: string[] = [];
  for (const [name, value] of Object.entries({faster, experimental_faster})) {
    if (value === undefined) continue;
    warnings.push(
      `The option "future.${name}" changes nothing: it chooses between parts of an engine that is not used here. Leave it out.`,
    );
  }
  if (typeof v4 === 'object' && v4.removeLegacyPostBuildHeadAttribute === false) {
    warnings.push(
      'The option "future.v4.removeLegacyPostBuildHeadAttribute" cannot be switched off: what "postBuild" is given as "head" is always empty. Leave it out.',
    );
  }
  return warnings;
}
