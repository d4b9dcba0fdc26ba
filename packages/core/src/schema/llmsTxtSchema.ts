import {z} from '#zod';
import {on, optionalText} from './schemaParts.js';

const settings = z.strictObject({
  introduction: optionalText.describe('Markdown after the title of the site, without headings.'),
  fullText: on.describe('Writes the texts of all pages together into `llms-full.txt`.'),
  maxFileSize: z
    .int()
    .min(10_000)
    .default(400_000)
    .describe('Limit for a file with texts, in bytes. What is longer becomes `llms-full-1.txt` and so on.'),
});

/** Schema of the field `llmsTxt`. */
export const llmsTxtSchema = z.union([z.boolean(), settings]).optional();

/** Settings of `llmsTxt: true`. */
export const defaultLlmsTxt = settings.parse({});
