import {pluginIdOption} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

const side = z.int().min(100).max(4096);
const color = z.string().regex(/^[^;{}]{1,100}$/, {error: 'a colour of CSS such as "#1d7440"'});

const font = z.strictObject({
  /** Name by which styles of the template refer to the font. */
  name: z.string().min(1),
  /** Path of a TTF, OTF, WOFF or WOFF2 file, relative to the site. */
  file: z.string().min(1),
  /** Weight, 1 to 1000; left out for a variable font. */
  weight: z.number().min(1).max(1000).optional(),
  style: z.enum(['normal', 'italic']).optional(),
});

/** Schema of the options of the plugin. It fills in the defaults. */
export const socialImagesOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** Path of a module with a React component, relative to the site; without it, the template of the plugin is used. */
  template: z.string().min(1).optional(),
  /** Fonts of the template. Inter is used for characters that they lack. */
  fonts: z.array(font).default([]),
  /** Size of the images in pixels. */
  size: z.strictObject({width: side.default(1200), height: side.default(630)}).prefault({}),
  format: z.enum(['png', 'jpeg', 'webp']).default('png'),
  /** Quality of the formats "jpeg" and "webp", 1 to 100. */
  quality: z.int().min(1).max(100).default(85),
  /** Globs of URL paths, with the base URL, whose pages get no image: "/base/blog/tags/**". */
  exclude: z.array(z.string().min(1)).default([]),
  background: color.default('#ffffff'),
  /** Colour of the title. Default: nearly black or white, as the background needs. */
  color: color.optional(),
  /** Colour of the section and the edge. Default: the primary colour of the theme. */
  accent: color.optional(),
  /** Path of an image beside the title of the site, relative to the site. Default: the logo of the navbar. */
  logo: z.union([z.string().min(1), z.literal(false)]).optional(),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof socialImagesOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof socialImagesOptionsSchema>;
export type FontOptions = PluginOptions['fonts'][number];
