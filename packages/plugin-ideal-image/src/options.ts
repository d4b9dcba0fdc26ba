import {pluginIdOption} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

const MAX_WIDTH = 16_383;
const MAX_STEPS = 20;
const DEFAULT_STEPS = 4;

const width = z.int().min(1).max(MAX_WIDTH);

const name = z
  .string()
  .refine((value) => !value.startsWith('/') && !/[\\?#]/.test(value) && !value.split('/').includes('..'), {
    error: 'a path below the output folder, such as "assets/img/[name].[hash:hex:7].[width].[ext]"',
  })
  .refine((value) => /\[(?:content)?hash\b[^\]]*\]/.test(value), {
    error: 'a name with "[hash]": images of one name from several folders would replace each other',
  });

/** Schema of the options of the plugin. It fills in the defaults. */
export const idealImageOptionsSchema = z
  .strictObject({
    id: pluginIdOption,
    /**
     * Path of a copy, relative to the output folder. `[name]`, `[hash:hex:<length>]`, `[width]`, `[height]`, `[ext]`
     * are replaced.
     */
    name: name.default('assets/ideal-img/[name].[hash:hex:7].[width].[ext]'),
    /** Widths of the copies, in pixels. Unused if `min` and `max` are set. */
    sizes: z.array(width).min(1).optional(),
    /** Width of a single copy, in pixels. Unused if `sizes`, or `min` and `max`, are set. */
    size: width.optional(),
    /** Width of the smallest copy, in pixels. */
    min: width.optional(),
    /** Width of the largest copy, in pixels; unused if `steps` is 1. */
    max: width.optional(),
    /** Number of copies, whose widths are evenly spaced from `min` to `max`. Unused without `min` and `max`. */
    steps: z.int().min(1).max(MAX_STEPS).default(DEFAULT_STEPS),
    /** Quality of JPEG copies, 1 to 100. */
    quality: z.int().min(1).max(100).default(85),
    /** Makes no copies in development: pages show the originals. */
    disableInDev: z.boolean().default(true),
  })
  .superRefine(({min, max}, context) => {
    if ((min === undefined) !== (max === undefined)) {
      const path = [min === undefined ? 'max' : 'min'];
      context.addIssue({code: 'custom', path, message: '"min" and "max" are set together, or not at all.'});
    } else if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({code: 'custom', path: ['min'], message: '"min" is larger than "max".'});
    }
  });

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof idealImageOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof idealImageOptionsSchema>;

/** Settings for making the copies of an image. */
export interface CopySettings {
  readonly name: string;
  /** Widths of the copies in pixels, in the order of the options; empty for a single copy as wide as the image. */
  readonly widths: readonly number[];
  readonly quality: number;
}

/** Resolves the options that set widths: `min` with `max` takes precedence over `sizes`, and `sizes` over `size`. */
export function copySettings({name, sizes, size, min, max, steps, quality}: PluginOptions): CopySettings {
  const single = size === undefined ? [] : [size];
  const widths = min !== undefined && max !== undefined ? spread(min, max, steps) : (sizes ?? single);
  return {name, widths, quality};
}

function spread(min: number, max: number, steps: number): number[] {
  if (steps === 1) return [min];
  return Array.from({length: steps}, (_, at) => Math.ceil(min + ((max - min) / (steps - 1)) * at));
}
