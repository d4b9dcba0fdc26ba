import {pluginIdOption} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

const trackingId = z.string().min(1);

/** Schema of the options of the plugin. It fills in the defaults. */
export const gtagOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** One id, or an array of ids: "G-XXXXXXXXXX". */
  trackingID: z.union([trackingId.transform((id) => [id]), z.array(trackingId).min(1)], {
    error: 'an id such as "G-XXXXXXXXXX", or an array of ids',
  }),
  /** Sets `anonymize_ip` for every id. */
  anonymizeIP: z.boolean().default(false),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof gtagOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof gtagOptionsSchema>;
