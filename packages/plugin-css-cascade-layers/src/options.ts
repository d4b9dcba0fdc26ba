import {z} from '@lectern/core/zod';
import {DEFAULT_LAYERS} from './defaultLayers.js';
import type {LayerMatcher} from './LayerMatcher.js';

const LAYER_NAME = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*$/;

const matcher = z.custom<LayerMatcher>((value) => typeof value === 'function', {
  error: 'a function that is given the path of a stylesheet and returns true or false',
});

/** Schema of the options of the plugin. It fills in the defaults. */
export const layersOptionsSchema = z.strictObject({
  id: z.literal('default', {error: 'There can only be one instance of this plugin.'}).default('default'),
  /**
   * Layer name → function that selects its stylesheets. A later layer overrides an earlier layer. A stylesheet is put
   * into the first layer that matches. A stylesheet that no layer matches stays outside of layers, and overrides all
   * layers.
   */
  layers: z
    .record(z.string().regex(LAYER_NAME, {error: 'a name of a layer, such as "site.vendor"'}), matcher)
    .default(DEFAULT_LAYERS),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof layersOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof layersOptionsSchema>;
