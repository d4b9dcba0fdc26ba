import {
  checkFrontMatterValues,
  commonFrontMatter,
  frontMatterProblems,
  frontMatterText,
  problemError,
} from '@lectern/core/content-helpers';
import {z} from 'zod';

const pageFrontMatterSchema = checkFrontMatterValues(
  z.looseObject({...commonFrontMatter, wrapperClassName: frontMatterText.optional()}),
  'A page',
);

/** The front matter of a Markdown page; keys of others are kept. */
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;

/** @throws {SiteError} `PAGE_FRONT_MATTER` with file and line of everything that is wrong. */
export function checkPageFrontMatter(
  frontMatter: unknown,
  {siteDir, ...source}: {readonly file: string; readonly text: string; readonly siteDir: string},
): PageFrontMatter {
  const result = pageFrontMatterSchema.safeParse(frontMatter);
  if (result.success) return result.data;
  const problems = frontMatterProblems(result.error, {...source, frontMatter});
  const heading = 'The front matter of some pages is not valid:';
  const hint = 'Correct the values named above; keys that Lectern does not know are allowed.';
  throw problemError(problems, {code: 'PAGE_FRONT_MATTER', heading, hint, siteDir});
}
