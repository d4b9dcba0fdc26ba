import {z} from '#zod';
import {CHECK_NAMES} from './checkNames.js';
import {optionalText, textList} from './schemaParts.js';

const level = z.enum(['error', 'warn', 'off']);

/** Schema of a pattern of page paths: "/docs/**". */
const pagePattern = z.string().startsWith('/', {error: 'a path of pages that begins with "/"'});

const size = z.int().min(0).optional();

const budget = z.strictObject({
  pages: pagePattern.default('/**').describe('Pattern of the paths of the pages.'),
  html: size.describe('Limit for the document.'),
  scripts: size.describe('Limit for all scripts that the document loads.'),
  styles: size.describe('Limit for all stylesheets that the document loads.'),
  images: size.describe('Limit for all images in the document.'),
});

const ignored = z
  .strictObject({
    check: z.enum(CHECK_NAMES).optional().describe('Name of the check.'),
    code: optionalText.describe('Code of the finding.'),
    page: pagePattern.optional().describe('Pattern of the paths of the pages.'),
    file: optionalText.describe('Pattern of the paths of the files, from the folder of the site.'),
    message: optionalText.describe('Part of the message.'),
  })
  .refine((entry) => Object.values(entry).some((value) => value !== undefined), {
    error: 'An entry of "check.ignore" must have at least one field.',
  });

const external = z.strictObject({
  allow: textList([]).describe(
    'Patterns of the only addresses that are requested; `*` matches any text. Left out: all.',
  ),
  deny: textList([]).describe('Patterns of addresses that are not requested.'),
  privateHosts: textList([]).describe(
    'Hosts with private addresses that may be requested: `wiki.internal`, `localhost`.',
  ),
  cacheDays: z
    .number()
    .min(0)
    .default(7)
    .describe('Days for which an address that was reached is not requested again.'),
});

/** Schema of the field `check`. */
export const checkSchema = z
  .strictObject({
    severity: z
      .strictObject({
        links: level.default('error').describe('Links and files that do not exist.'),
        anchors: level.default('error').describe('Links to parts of pages that do not exist.'),
        translations: level.default('warn').describe('Translations that are missing or stale.'),
        budgets: level.default('error').describe('Pages that are larger than their budget.'),
        samples: level.default('error').describe('Samples of pages that fail.'),
        plugins: level
          .default('error')
          .describe('Faults that plugins find, such as published addresses that are gone.'),
        external: level.default('error').describe('Addresses of other sites that do not exist.'),
        accessibility: level.default('error').describe('Breaches of rules of axe.'),
      })
      .prefault({})
      .describe('`error`: the command fails; `warn`: it reports; `off`: the check does not run.'),
    ignore: z.array(ignored).default([]).describe('Findings that are not reported.'),
    budgets: z
      .array(budget)
      .default([])
      .describe(
        'Limits for the sizes of pages, in bytes. Text is measured as it is sent, compressed by gzip.',
      ),
    external: external.prefault({}).describe('Requests to other sites.'),
  })
  .prefault({});

/** Settings of `site check`, with all defaults. */
export type CheckSettings = z.infer<typeof checkSchema>;
