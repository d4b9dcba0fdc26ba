import {functionOption, pluginIdOption, severityOption} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import {fromProblem, toProblem} from './addressProblem.js';

/** Hosts and servers for which files with redirects can be written. */
const HOSTS = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache'] as const;
export type Host = (typeof HOSTS)[number];

/**
 * Type of the option `createRedirects`: a function that the plugin calls for each page.
 *
 * @param path - path of an existing page, without the base URL: "/docs/intro"
 * @returns old addresses that redirect to the page
 */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined;

/** Adds an issue of zod for the first address with a mistake; the message of the issue is a full sentence. */
function refuse(context: z.RefinementCtx, addresses: readonly string[], problemOf: typeof fromProblem): void {
  for (const address of addresses) {
    const problem = problemOf(address);
    if (problem === undefined) continue;
    context.addIssue({code: 'custom', message: `The address "${address}" ${problem}.`});
    return;
  }
}

const from = z
  .union([z.string(), z.array(z.string())])
  .superRefine((given, context) => refuse(context, [given].flat(), fromProblem));

const to = z.string().superRefine((given, context) => refuse(context, [given], toProblem));

const extension = z.string().regex(/^[^./\\?#\s]+$/, {error: 'an extension without its dot, such as "html"'});

/** Schema of the options of the plugin. It fills in the defaults. */
export const redirectsOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** Each entry redirects the old addresses `from` to `to`: a path in the site, or a URL of another site. */
  redirects: z.array(z.strictObject({from, to})).default([]),
  createRedirects: functionOption<CreateRedirects>().optional(),
  /** Extensions without dot. With "html", "/docs/intro.html" redirects to the page "/docs/intro". */
  fromExtensions: z.array(extension).default([]),
  /** Extensions without dot. With "html", "/docs/intro" redirects to the page "/docs/intro.html". */
  toExtensions: z.array(extension).default([]),
  /**
   * Folder, relative to the site, with the list of published addresses (`published.txt`) and the accepted redirects
   * (`redirects.txt`). Without it, moved pages are not looked for.
   */
  path: z.string().min(1).optional(),
  /** How a build reports published addresses that lead nowhere. */
  onMovedPages: severityOption.default('warn'),
  /** Hosts and servers whose files with redirects are written into the output. */
  hostFiles: z
    .array(z.enum(HOSTS))
    .refine((hosts) => !(hosts.includes('netlify') && hosts.includes('cloudflare')), {
      error: 'Netlify and Cloudflare read the same file in different ways: name one of them.',
    })
    .default([]),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof redirectsOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof redirectsOptionsSchema>;
