import {SiteError} from '@lectern/core';
import {z} from 'zod';

/** YAML turns "2.0" into a number and a custom parser may make dates: where text is meant, text it becomes. */
const text = z
  .union([z.string(), z.number(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : String(value)));

const flag = z.boolean();
const headingLevel = z.int().min(2).max(6);

const tag = z.union([text, z.looseObject({label: text, permalink: text})]);

const docFrontMatterSchema = z
  .looseObject({
    id: text
      .refine((id) => id !== '' && !id.includes('/'), {
        error: 'An id is one word without "/"; the folder of the file is put before it.',
      })
      .optional(),
    title: text.optional(),
    description: text.nullish().transform((value) => value ?? undefined),
    slug: text.optional(),
    keywords: z.array(text).optional(),
    image: text.optional(),
    tags: z
      .array(tag)
      .nullish()
      .transform((value) => value ?? undefined),
    hide_title: flag.optional(),
    hide_table_of_contents: flag.optional(),
    toc_min_heading_level: headingLevel.optional(),
    toc_max_heading_level: headingLevel.optional(),
    sidebar_label: text.optional(),
    sidebar_position: z.number().optional(),
    sidebar_class_name: text.optional(),
    sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
    sidebar_key: text.optional(),
    displayed_sidebar: text.nullable().optional(),
    pagination_label: text.optional(),
    pagination_next: text.nullable().optional(),
    pagination_prev: text.nullable().optional(),
    custom_edit_url: text.nullable().optional(),
    parse_number_prefixes: flag.optional(),
    draft: flag.optional(),
    unlisted: flag.optional(),
    last_update: z
      .strictObject({author: text.optional(), date: z.union([z.string(), z.number(), z.date()]).optional()})
      .refine(({author, date}) => author !== undefined || date !== undefined, {
        error: 'Give "author", "date" or both.',
      })
      .refine(({date}) => date === undefined || !Number.isNaN(new Date(date).getTime()), {
        error: '"date" is not a date.',
      })
      .optional(),
    mdx: z.strictObject({format: z.enum(['md', 'mdx', 'detect']).optional()}).optional(),
  })
  .refine((all) => !(all.draft && all.unlisted), {
    path: ['unlisted'],
    error: 'A doc is either a draft or unlisted, not both.',
  })
  .refine((all) => (all.toc_min_heading_level ?? 2) <= (all.toc_max_heading_level ?? 6), {
    path: ['toc_min_heading_level'],
    error: 'It is greater than "toc_max_heading_level".',
  });

/** The front matter of a doc; keys that we do not know are kept. */
export type ParsedDocFrontMatter = z.output<typeof docFrontMatterSchema>;

export interface FrontMatterProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** The line on which a front matter key stands; 1 if it cannot be found. */
export function lineOfKey(text: string, key: string): number {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${key}:`) || line.startsWith(`"${key}":`));
  return at === -1 ? 1 : at + 1;
}

/** @returns the front matter, or everything that is wrong with it. */
export function checkFrontMatter(
  frontMatter: unknown,
  source: {readonly file: string; readonly text: string},
): {readonly frontMatter: ParsedDocFrontMatter} | {readonly problems: readonly FrontMatterProblem[]} {
  const result = docFrontMatterSchema.safeParse(frontMatter);
  if (result.success) return {frontMatter: result.data};
  const problems = result.error.issues.map(({path, message}) => ({
    file: source.file,
    line: lineOfKey(source.text, String(path[0] ?? '')),
    message: `${path.length > 0 ? `"${path.join('.')}": ` : ''}${message}`,
  }));
  return {problems};
}

/** One report for the front matter of all files. */
export function frontMatterError(problems: readonly FrontMatterProblem[]): SiteError {
  const [first] = problems;
  const lines = problems.map(({file, line, message}) => `${file}:${line} ${message}`);
  return new SiteError(
    'DOC_FRONT_MATTER',
    problems.length === 1
      ? `The front matter of a doc is not valid.\n${lines[0]}`
      : `The front matter of some docs is not valid:\n${lines.join('\n')}`,
    {
      place: first && {file: first.file, line: first.line},
      hint: 'Correct the values named above; keys that Lectern does not know are allowed.',
    },
  );
}
