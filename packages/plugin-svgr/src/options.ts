import {z} from 'zod';

/** Settings of SVGR by their names. The types of `@svgr/core` need those of Babel and Prettier, which it does not bring. */
export type SvgrConfig = Readonly<Record<string, unknown>>;

/** Every option of the svgr plugin, with its default. */
export const svgrOptionsSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .default('default'),
  /** Settings of SVGR; they replace ours of the same name. */
  svgrConfig: z
    .custom<SvgrConfig>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
      error: 'an object with settings of SVGR',
    })
    .default({}),
});

/** Options as a site writes them. */
export type Options = z.input<typeof svgrOptionsSchema>;
/** With every default filled in. */
export type PluginOptions = z.output<typeof svgrOptionsSchema>;
