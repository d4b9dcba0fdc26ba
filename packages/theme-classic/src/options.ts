import {z} from '@lectern/core/zod';
import {colorNames} from './colors.js';
import {layoutNames} from './layouts.js';

const stylesheets = z.union([z.string(), z.array(z.string())], {
  error: "must be the path of a stylesheet, or a list of such paths: customCss: './src/css/custom.css'.",
});

/** Schema of a name in a list whose first name is the default. */
function nameIn<const Name extends string>(names: readonly [Name, ...Name[]]) {
  const listed = names.map((name) => `'${name}'`);
  const error = `must be one of ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}.`;
  return z.enum(names, {error}).default(() => names[0]);
}

export const optionsSchema = z.strictObject({
  /** Id of this instance of the theme, unique among its instances. */
  id: z.string().default('default'),
  /** Name of a colour preset; any other colour is set by `customCss`. */
  colors: nameIn(colorNames),
  /** `classic`: the text is in the middle, at a width for reading; `wide`: the page fills the window. */
  layout: nameIn(layoutNames),
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
