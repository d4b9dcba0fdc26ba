import type {Problem} from '../../errors/SiteError.js';
import {listWords} from '../../errors/words.js';
import {shownPath} from '../../paths.js';
import {type ReportContext, warnOfContent} from '../reportProblems.js';
import {groupTags, type TaggedPages} from './groupTags.js';
import {type TaggedPage, tagLine} from './tagLine.js';

const LISTED = 5;

/** List of quoted names for messages: '"C", "C#" and 3 others'. */
function listNames(names: readonly string[]): string {
  const shown =
    names.length > LISTED ? [...names.slice(0, LISTED), `${names.length - LISTED} others`] : names;
  return listWords(shown, 'and');
}

function sharedPage(
  {tag, pages}: TaggedPages<TaggedPage>,
  others: readonly string[],
  siteDir: string,
): Problem {
  const [first, ...more] = pages as readonly [TaggedPage, ...TaggedPage[]];
  const files = more.map(({file}) => shownPath(siteDir, file));
  const also = files.length > 0 ? ` (also in ${listNames(files)})` : '';
  const message = `has the tag "${tag.label}"${also}, whose page "${tag.permalink}" is also that of ${listNames(others)}.`;
  return {file: first.file, line: tagLine(first, tag.label), message};
}

/** Problems for different tags with the same permalink, such as "C", "C++" and "C#": one problem for each tag. */
export function sharedTagPages(pages: readonly TaggedPage[], siteDir: string): readonly Problem[] {
  const shared = groupTags(pages, (page) => page.tags).filter(({tags}) => tags.length > 1);
  return shared.flatMap(({tags}) =>
    tags.map((tagged) => {
      const others = tags.filter((other) => other !== tagged).map(({tag}) => `"${tag.label}"`);
      return sharedPage(tagged, others, siteDir);
    }),
  );
}

/** Prints the problems that `sharedTagPages` returns as one warning. */
export function reportSharedTagPages(problems: readonly Problem[], context: ReportContext): void {
  warnOfContent(problems, {
    code: 'TAGS_SHARE_PAGE',
    heading: 'Different tags have one page:',
    hint: 'Give each tag an address of its own, in tags.yml ("C++": {permalink: /cpp}) or in the front matter (tags: [{label: "C++", permalink: /cpp}]).',
    context,
  });
}
