import fs from 'node:fs';
import {z} from '#zod';
import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import type {Problem} from '../errors/SiteError.js';
import {imageUrl} from './options.js';

/**
 * Text in front matter. Numbers and dates are converted to text, since YAML parses "2.0" as a number, and a custom
 * parser may return dates.
 */
export const frontMatterText = z
  .union([z.string(), z.number(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : String(value)));

const text = frontMatterText;
const headingLevel = z.int().min(2).max(6);

const lastUpdate = z
  .strictObject({author: text.optional(), date: z.union([z.string(), z.number(), z.date()]).optional()})
  .refine(({author, date}) => author !== undefined || date !== undefined, {
    error: 'Give "author", "date" or both.',
  })
  .refine(({date}) => date === undefined || !Number.isNaN(new Date(date).getTime()), {
    path: ['date'],
    error: 'a date',
  });

/** Schemas of the front matter fields that docs, blog posts and other Markdown pages have in common. */
export const commonFrontMatter = {
  title: text.optional(),
  description: text.nullish().transform((value) => value ?? undefined),
  keywords: z.array(text).optional(),
  image: text.pipe(imageUrl).optional(),
  slug: text.optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  llms_txt: z.boolean().optional(),
  /** `false` is the compiler's. Other values belong to the site. */
  variables: z.unknown().optional(),
  last_update: lastUpdate.optional(),
  mdx: z.strictObject({format: z.enum(['md', 'mdx', 'detect']).optional()}).optional(),
};

const tag = z.union([
  text.refine((word) => word !== '', {error: 'text that is not empty'}),
  z.looseObject({
    label: text,
    permalink: text.refine((path) => !path.split('/').includes('..'), {
      error: 'The address of a tag must not contain "..".',
    }),
  }),
]);

/**
 * Schema of the field `tags`. Each tag is a text, or an object with a label and a permalink, which is relative to the
 * page of all tags.
 */
export const frontMatterTags = z
  .array(tag)
  .nullish()
  .transform((value) => value ?? undefined);

interface CommonValues {
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
}

/**
 * Adds checks to a schema of front matter: a page is not both `draft` and `unlisted`, and the smallest heading level of
 * the table of contents is not greater than the largest.
 *
 * @param noun - beginning of messages: "A doc"
 */
export function checkFrontMatterValues<Schema extends z.ZodType<CommonValues>>(
  schema: Schema,
  noun: string,
): Schema {
  return schema
    .refine(({draft, unlisted}: CommonValues) => !(draft && unlisted), {
      path: ['unlisted'],
      error: `${noun} is either a draft or unlisted, not both.`,
    })
    .refine(({toc_min_heading_level: min = 2, toc_max_heading_level: max = 6}: CommonValues) => min <= max, {
      path: ['toc_min_heading_level'],
      error: 'is greater than "toc_max_heading_level".',
    });
}

/**
 * Line in a Markdown file at which its front matter has a key; lines count from 1. Returns 1 if the key is not found.
 */
export function lineOfKey(source: string, key: string): number {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${key}:`) || line.startsWith(`"${key}":`));
  return at === -1 ? 1 : at + 1;
}

/** Front matter of a page, and the file that contains it. */
export interface PageFile {
  /** Absolute path. */
  readonly file: string;
  readonly frontMatter: object;
}

/** Line of a key in the front matter of a file, from 1; `undefined` if the front matter lacks the key. */
export function frontMatterLine({file, frontMatter}: PageFile, key: string): number | undefined {
  return key in frontMatter ? lineOfKey(fs.readFileSync(file, 'utf8'), key) : undefined;
}

/** Problems that a schema found in the front matter of a file, with their lines. */
export function frontMatterProblems(
  {issues}: z.ZodError,
  schema: z.ZodType,
  {frontMatter, file, text}: {readonly frontMatter: unknown; readonly file: string; readonly text: string},
): readonly Problem[] {
  return describeIssues(issues, frontMatter, schema).map((issue) => {
    const line = lineOfKey(text, String(issue.path[0] ?? ''));
    return {file, line, message: issueSentence(issue)};
  });
}

/**
 * Function that checks the parsed front matter of a file. @returns the front matter with defaults, or all problems in
 * it
 */
export type FrontMatterCheck<FrontMatter> = (
  frontMatter: unknown,
  source: {readonly file: string; readonly text: string},
) => {readonly frontMatter: FrontMatter} | {readonly problems: readonly Problem[]};

/** Returns a function that checks front matter with a schema. */
export function frontMatterCheck<FrontMatter>(schema: z.ZodType<FrontMatter>): FrontMatterCheck<FrontMatter> {
  return (frontMatter, source) => {
    const result = schema.safeParse(frontMatter);
    if (result.success) return {frontMatter: result.data};
    return {problems: frontMatterProblems(result.error, schema, {...source, frontMatter})};
  };
}
