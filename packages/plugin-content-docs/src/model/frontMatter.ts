import {
  checkFrontMatterValues,
  commonFrontMatter,
  frontMatterCheck,
  frontMatterTags,
  linkUrl,
  frontMatterText as text,
} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

const flag = z.boolean();

/** Accepts a number, or text such as "3", which becomes a number. */
const position = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value),
  z.number(),
);

const docFrontMatterSchema = checkFrontMatterValues(
  z.looseObject({
    ...commonFrontMatter,
    id: text
      .refine((id) => id !== '' && !id.includes('/'), {
        error: 'An id is one word without "/"; the folder of the file is put before it.',
      })
      .optional(),
    tags: frontMatterTags,
    hide_title: flag.optional(),
    sidebar_label: text.optional(),
    sidebar_position: position.optional(),
    sidebar_class_name: text.optional(),
    sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
    sidebar_key: text.optional(),
    displayed_sidebar: text.nullable().optional(),
    pagination_label: text.optional(),
    pagination_next: text.nullable().optional(),
    pagination_prev: text.nullable().optional(),
    custom_edit_url: text.pipe(linkUrl).nullable().optional(),
    parse_number_prefixes: flag.optional(),
  }),
  'A doc',
);

/** Checked front matter of a doc. Keys that the schema does not have are kept. */
export type ParsedDocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** Checks the front matter of a doc. @returns the front matter, or all problems in it */
export const checkFrontMatter = frontMatterCheck(docFrontMatterSchema);

/** Fields of front matter that `checkFrontMatter` checks. */
export const DOC_FIELDS: readonly string[] = Object.keys(docFrontMatterSchema.shape);
