import {
  checkFrontMatterValues,
  commonFrontMatter,
  frontMatterProblems,
  frontMatterText,
  problemError,
} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';

const pageFrontMatterSchema = checkFrontMatterValues(
  z.looseObject({...commonFrontMatter, wrapperClassName: frontMatterText.optional()}),
  'A page',
);

/** Checked front matter of a Markdown page. Keys that the schema does not have are kept. */
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;

/** Checks the front matter of a page. @throws {SiteError} `PAGE_FRONT_MATTER` with file and line of each problem */
export function checkPageFrontMatter(
  frontMatter: unknown,
  {siteDir, ...source}: {readonly file: string; readonly text: string; readonly siteDir: string},
): PageFrontMatter {
  const result = pageFrontMatterSchema.safeParse(frontMatter);
  if (result.success) return result.data;
  const problems = frontMatterProblems(result.error, pageFrontMatterSchema, {...source, frontMatter});
  const heading = 'The front matter of some pages is not valid:';
  const hint = 'Correct the values named above; keys that Lectern does not know are allowed.';
  throw problemError(problems, {code: 'PAGE_FRONT_MATTER', heading, hint, siteDir});
}

/** Fields of front matter that `checkPageFrontMatter` checks. */
export const PAGE_FIELDS: readonly string[] = Object.keys(pageFrontMatterSchema.shape);
