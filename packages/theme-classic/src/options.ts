import {z} from 'zod';

const stylesheets = z.union([z.string(), z.array(z.string())], {
  error: "must be the path of a stylesheet, or a list of such paths: customCss: './src/css/custom.css'.",
});

export const optionsSchema = z.strictObject({
  /** Unique among the instances of this theme. */
  id: z.string().default('default'),
  /** Stylesheets that come after the theme's, relative to the site folder. */
  customCss: stylesheets.optional().transform((value) => {
    if (value === undefined) return [];
    return typeof value === 'string' ? [value] : value;
  }),
});

/** Options as a site writes them. */
export type Options = z.input<typeof optionsSchema>;
/** With every default filled in. */
export type ThemeOptions = z.output<typeof optionsSchema>;
