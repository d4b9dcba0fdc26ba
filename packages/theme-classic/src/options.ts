import {z} from 'zod';

export interface Options {
  /** Unique among the instances of this theme. */
  readonly id: string;
  /** Stylesheets that come after the theme's, relative to the site folder. */
  readonly customCss: readonly string[];
}

const stylesheets = z.union([z.string(), z.array(z.string())], {
  error: "must be the path of a stylesheet, or a list of such paths: customCss: './src/css/custom.css'.",
});

export const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  customCss: stylesheets.optional().transform((value) => {
    if (value === undefined) return [];
    return typeof value === 'string' ? [value] : value;
  }),
});
