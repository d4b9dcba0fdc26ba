import {
  checkFrontMatterValues,
  commonFrontMatter,
  frontMatterCheck,
  frontMatterTags,
  imageUrl,
  linkUrl,
  frontMatterText as text,
} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

/** Fields that authors have both in front matter and in the authors file. */
export const authorFields = {
  name: text.optional(),
  title: text.optional(),
  url: text.pipe(linkUrl).optional(),
  imageURL: text.pipe(imageUrl).optional(),
  image_url: text.pipe(imageUrl).optional(),
  email: text.optional(),
  description: text.optional(),
};

const inlineAuthor = z
  .looseObject({
    ...authorFields,
    key: text.optional(),
    socials: z.record(z.string(), text).optional(),
  })
  .refine(({key, name, imageURL, image_url}) => (key ?? name ?? imageURL ?? image_url) !== undefined, {
    error: 'An author needs a "key", a "name" or an "imageURL".',
  });

const author = z.union([
  text.refine((key) => key !== '', {error: 'the key of an author, or an object that describes one'}),
  inlineAuthor,
]);

const optionalText = text.nullish().transform((value) => value ?? undefined);

const optionalImage = text
  .pipe(imageUrl)
  .nullish()
  .transform((value) => value ?? undefined);

const postFrontMatterSchema = checkFrontMatterValues(
  z.looseObject({
    ...commonFrontMatter,
    title_meta: text.optional(),
    date: z.union([z.string(), z.number(), z.date()]).nullish(),
    tags: frontMatterTags,
    authors: z
      .union([author, z.array(author)])
      .nullish()
      .transform((value) => (value === null || value === undefined ? undefined : [value].flat())),
    sidebar_label: text.optional(),
    author: optionalText,
    author_title: optionalText,
    authorTitle: optionalText,
    author_url: text.pipe(linkUrl).nullish(),
    authorURL: text.pipe(linkUrl).nullish(),
    author_image_url: optionalImage,
    authorImageURL: optionalImage,
  }),
  'A post',
);

/** Checked front matter of a post. Keys that the schema does not have are kept. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** Author in front matter: the key of an author in the authors file, or an object with the fields of an author. */
export type WrittenAuthor = NonNullable<PostFrontMatter['authors']>[number];

/** Checks the front matter of a post. @returns the front matter, or all problems in it */
export const checkFrontMatter = frontMatterCheck(postFrontMatterSchema);

/** Fields of front matter that `checkFrontMatter` checks. */
export const POST_FIELDS: readonly string[] = Object.keys(postFrontMatterSchema.shape);
