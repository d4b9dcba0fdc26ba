import {isRecord} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

/**
 * Settings of SVGR: name → value. `Config` of `@svgr/core` is not used: it needs types of Babel and Prettier, which
 * that package does not install.
 */
export type SvgrConfig = Readonly<Record<string, unknown>>;

/** Schema of the options of the svgr plugin. It fills in the defaults. */
export const svgrOptionsSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .default('default'),
  /** Settings of SVGR. They override the defaults in svgComponent.ts. */
  svgrConfig: z.custom<SvgrConfig>(isRecord, {error: 'an object with settings of SVGR'}).default({}),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof svgrOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof svgrOptionsSchema>;
