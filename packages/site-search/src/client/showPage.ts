import type {PageFile, PageFileSection} from '../shared/format.js';
import {cutSnippet, markText, type TextMatcher} from './matchText.js';
import type {RankedSection} from './rankPages.js';
import type {SearchHit} from './search.js';

/** Maximum number of hits for one page. */
const MAX_SECTIONS = 4;
/** Minimum score of a hit, as a share of the best score in its page. */
const LEAST_SHARE = 0.5;

export interface ShownPage {
  readonly tag: string;
  readonly page: PageFile;
  /** Sections with words of the query, best first. */
  readonly sections: readonly RankedSection[];
}

/**
 * Checks that a page has all unsure words.
 *
 * @param unsure - indexes of the query's words for which the index does not show if the page has them
 */
export function hasUnsureWords(page: PageFile, unsure: readonly number[], matcher: TextMatcher): boolean {
  const missing = new Set(unsure);
  if (missing.size === 0) return true;
  const texts = [page.title, ...page.sections.flatMap(([, heading, , text, code]) => [heading, text, code])];
  for (const text of texts) {
    for (const {word} of matcher.matches(text)) {
      missing.delete(word);
      if (missing.size === 0) return true;
    }
  }
  return false;
}

/** Returns the hits of a page, best first. */
export function hitsOfPage(shown: ShownPage, matcher: TextMatcher): readonly SearchHit[] {
  const {sections} = shown;
  const least = (sections[0]?.score ?? 0) * LEAST_SHARE;
  return sections
    .filter(({score}) => score >= least)
    .slice(0, MAX_SECTIONS)
    .map(({section}) => hitOf(shown, section, matcher));
}

function hitOf({page, tag}: ShownPage, index: number, matcher: TextMatcher): SearchHit {
  const section = page.sections[index];
  const mark = (text: string) => markText(text, matcher.find(text));
  const id = section?.[0] ?? null;
  const url = id === null ? page.path : `${page.path}#${id}`;
  return {
    id: `${tag} ${url}`,
    url,
    kind: kindOf(page, index, matcher),
    title: mark(page.title),
    headings: headingsOf(page.sections, index).map(mark),
    snippet: section ? snippetOf(section, matcher) : [],
  };
}

function kindOf(page: PageFile, index: number, matcher: TextMatcher): SearchHit['kind'] {
  const name = index === 0 ? page.title : (page.sections[index]?.[1] ?? '');
  if (matcher.find(name).length === 0) return 'text';
  return index === 0 ? 'page' : 'heading';
}

/** Returns the headings above a section, from the highest level down, and then the heading of the section. */
function headingsOf(sections: readonly PageFileSection[], index: number): readonly string[] {
  if (index === 0) return [];
  const headings: string[] = [];
  let above = Number.POSITIVE_INFINITY;
  for (let at = index; at > 0; at -= 1) {
    const [, heading, level] = sections[at] ?? [null, '', 0];
    if (level >= above) continue;
    headings.unshift(heading);
    above = level;
  }
  return headings;
}

function snippetOf([, , , text, code]: PageFileSection, matcher: TextMatcher): SearchHit['snippet'] {
  const inText = matcher.find(text);
  const words = (matches: typeof inText) => new Set(matches.map(({word}) => word)).size;
  const inCode = matcher.find(code);
  return text === '' || words(inCode) > words(inText) ? cutSnippet(code, inCode) : cutSnippet(text, inText);
}
