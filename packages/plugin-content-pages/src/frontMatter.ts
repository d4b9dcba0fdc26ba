import {SiteError} from '@lectern/core';
import {z} from 'zod';

/** YAML turns "2.0" into a number and a custom parser may make dates: where text is meant, text it becomes. */
const text = z
  .union([z.string(), z.number(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString() : String(value)));
const headingLevel = z.int().min(2).max(6);

const pageFrontMatterSchema = z
  .looseObject({
    title: text.optional(),
    description: text.nullish().transform((value) => value ?? undefined),
    keywords: z.array(text).optional(),
    image: text.optional(),
    slug: text.optional(),
    wrapperClassName: text.optional(),
    hide_table_of_contents: z.boolean().optional(),
    toc_min_heading_level: headingLevel.optional(),
    toc_max_heading_level: headingLevel.optional(),
    draft: z.boolean().optional(),
    unlisted: z.boolean().optional(),
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
    error: 'A page is either a draft or unlisted, not both.',
  })
  .refine((all) => (all.toc_min_heading_level ?? 2) <= (all.toc_max_heading_level ?? 6), {
    path: ['toc_min_heading_level'],
    error: 'It is greater than "toc_max_heading_level".',
  });

/** The front matter of a Markdown page; keys that we do not know are kept. */
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;

function lineOfKey(source: string, key: string): number {
  const at = source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return at === -1 ? 1 : at + 1;
}

/** @throws {SiteError} `PAGE_FRONT_MATTER` with file and line of everything that is wrong. */
export function checkPageFrontMatter(
  frontMatter: unknown,
  source: {readonly file: string; readonly text: string},
): PageFrontMatter {
  const result = pageFrontMatterSchema.safeParse(frontMatter);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({path, message}) => {
    const line = lineOfKey(source.text, String(path[0] ?? ''));
    return {line, message: `${source.file}:${line} "${path.join('.')}": ${message}`};
  });
  throw new SiteError(
    'PAGE_FRONT_MATTER',
    `The front matter of a page is not valid.\n${problems.map(({message}) => message).join('\n')}`,
    {
      place: {file: source.file, ...(problems[0] && {line: problems[0].line})},
      hint: 'Correct the values named above; keys that Lectern does not know are allowed.',
    },
  );
}
