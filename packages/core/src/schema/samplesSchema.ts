import {z} from '#zod';
import {optionalText, textList} from './schemaParts.js';

const MEGABYTE = 1_000_000;

const language = z.strictObject({
  command: z
    .array(z.string())
    .min(1, {error: 'a list with a program and its arguments, such as ["node", "{file}"]'})
    .describe(
      'Program and its arguments. `{file}` is the file of the sample. It runs in the folder of the sample, without a shell.',
    ),
  extension: optionalText
    .refine((text) => text === undefined || /^\w[\w.-]*$/.test(text), {
      error: 'the ending of a file, such as "mjs"',
    })
    .describe('Ending of the file of the sample. Left out: the name of the language.'),
  prelude: z.string().default('').describe('Code before each sample of the language.'),
  timeout: z
    .number()
    .positive()
    .max(3600)
    .default(10)
    .describe('Seconds after which the sample fails, and its processes are ended.'),
});

/** Schema of the field `samples`. */
export const samplesSchema = z
  .strictObject({
    languages: z
      .record(z.string(), language)
      .default({})
      .describe('How samples are run, by the language of the fence: `{ts: {command: ["tsx", "{file}"]}}`.'),
    exclude: textList(['versioned_docs/**', '*_versioned_docs/**']).describe(
      'Patterns of pages whose samples are not run, from the folder of the site.',
    ),
    inputs: textList([]).describe(
      'Patterns of files that samples use, from the folder of the site, such as `../packages/*/src/**`. If one changes, all samples run again.',
    ),
    env: textList([]).describe(
      'Names of environment variables that samples get, besides `PATH` and those of the language and the time zone.',
    ),
    maxFolderSize: z
      .int()
      .min(1000)
      .default(64 * MEGABYTE)
      .describe('Limit for what a sample writes into its folder, in bytes.'),
    maxProcesses: z
      .int()
      .positive()
      .default(64)
      .describe('Limit for the number of processes of a sample at one time. Checked on Linux.'),
  })
  .prefault({});
