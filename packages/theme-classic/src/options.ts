import {z} from '@lectern/core/zod';

const stylesheets = z.union([z.string(), z.array(z.string())], {
  error: "must be the path of a stylesheet, or a list of such paths: customCss: './src/css/custom.css'.",
});

export const optionsSchema = z.strictObject({
  /** Id of this instance of the theme, unique among its instances. */
  id: z.string().default('default'),
  /** Stylesheets that come after the stylesheets of the theme; paths are relative to the site folder. */
  customCss: stylesheets.optional().transform((value) => {
    if (value === undefined) return [];
    return typeof value === 'string' ? [value] : value;
  }),
});

/** Options as a site writes them. */
export type Options = z.input<typeof optionsSchema>;
/** Options with every default filled in. */
export type ThemeOptions = z.output<typeof optionsSchema>;
