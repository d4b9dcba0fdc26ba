import {functionOption, pluginIdOption} from '@lectern/core/content-helpers';
import {z} from 'zod';
import {fromProblem, toProblem} from './addressProblem.js';

/**
 * The option `createRedirects`.
 *
 * @param path - of an existing page, below the base URL: "/docs/intro"
 * @returns old addresses that are to lead to the page
 */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined;

/** A full sentence for the first address with a problem. */
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

/** Every option of the plugin, with its default. */
export const redirectsOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** Old addresses, and the page or the site that they lead to. */
  redirects: z.array(z.strictObject({from, to})).default([]),
  createRedirects: functionOption<CreateRedirects>().optional(),
  /** "html": "/docs/intro.html" leads to the page "/docs/intro". */
  fromExtensions: z.array(extension).default([]),
  /** "html": "/docs/intro" leads to the page "/docs/intro.html". */
  toExtensions: z.array(extension).default([]),
});

/** Options as a site writes them. */
export type Options = z.input<typeof redirectsOptionsSchema>;
/** With every default filled in. */
export type PluginOptions = z.output<typeof redirectsOptionsSchema>;
