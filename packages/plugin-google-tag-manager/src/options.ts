import {pluginIdOption} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

/** Schema of the options of the plugin. */
export const tagManagerOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** Id of the container: "GTM-XXXXXXX". */
  containerId: z.string().min(1),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof tagManagerOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof tagManagerOptionsSchema>;
