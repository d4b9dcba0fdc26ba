import {pluginIdOption} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

/** Schema of the options of the plugin. It fills in the defaults. */
export const analyticsOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** Id of the property: "UA-XXXXXXXXX-X". */
  trackingID: z.string().min(1),
  anonymizeIP: z.boolean().default(false),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof analyticsOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof analyticsOptionsSchema>;
