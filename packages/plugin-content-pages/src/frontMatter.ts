import {
  checkFrontMatterValues,
  commonFrontMatter,
  frontMatterError,
  frontMatterProblems,
  frontMatterText,
} from '@lectern/core/content-helpers';
import {z} from 'zod';

const pageFrontMatterSchema = checkFrontMatterValues(
  z.looseObject({...commonFrontMatter, wrapperClassName: frontMatterText.optional()}),
  'A page',
);

/** The front matter of a Markdown page; keys that we do not know are kept. */
export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;

/** @throws {SiteError} `PAGE_FRONT_MATTER` with file and line of everything that is wrong. */
export function checkPageFrontMatter(
  frontMatter: unknown,
  source: {readonly file: string; readonly text: string},
): PageFrontMatter {
  const result = pageFrontMatterSchema.safeParse(frontMatter);
  if (result.success) return result.data;
  throw frontMatterError(frontMatterProblems(result.error, source), {
    code: 'PAGE_FRONT_MATTER',
    one: 'a page',
    several: 'a page',
  });
}
