import type {PageFile, PageFileSection} from './shared/format.js';
import {MAX_SECTIONS} from './shared/places.js';

/** A page to index: the fields of core's `SearchablePage` that the index needs. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly tag: string;
  /** Hash of everything in the page that affects the index. */
  readonly key: string;
}

/**
 * A section of a page, with the fields of core's `PageSection`. `id` is the anchor of its heading, `null` if it has
 * none.
 */
export interface IndexedSection {
  readonly id: string | null;
  readonly heading: string;
  readonly level: number;
  readonly text: string;
  readonly code: string;
}

/**
 * Maximum characters of a section's text, and of its code, in the page file (texts of one page, from which the browser
 * makes snippets). Longer texts are cut in this file, but all their words are indexed.
 */
const MAX_SHOWN_TEXT = 12_000;
const MAX_SHOWN_PAGE = 120_000;

/**
 * Returns a first section for the text above all anchors, then the sections with an anchor. A section without anchor is
 * joined to the section above it. Sections beyond `MAX_SECTIONS` are joined to the last one.
 */
export function sectionsOfPage(sections: readonly IndexedSection[]): readonly IndexedSection[] {
  const groups: [IndexedSection, ...IndexedSection[]][] = [
    [{id: null, heading: '', level: 1, text: '', code: ''}],
  ];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last && (section.id === null || groups.length === MAX_SECTIONS)) last.push(section);
    else groups.push([section]);
  }
  return groups.map(joined);
}

/**
 * Joins sections to the first one, in one pass, since a page may have very many. If the first section has neither
 * anchor nor content, it gets the heading of the first joined section with text or code.
 */
function joined([first, ...others]: readonly [IndexedSection, ...IndexedSection[]]): IndexedSection {
  const texts = [first.text];
  const codes = [first.code];
  let {heading} = first;
  let isEmptyPage = first.id === null && first.text === '' && first.code === '';
  for (const section of others) {
    if (isEmptyPage) heading = section.heading;
    else texts.push(section.heading);
    texts.push(section.text);
    codes.push(section.code);
    isEmptyPage &&= section.text === '' && section.code === '';
  }
  const join = (parts: readonly string[]) => parts.filter(Boolean).join('\n');
  return {...first, heading, text: join(texts), code: join(codes)};
}

/**
 * Returns the content of the page file, with long texts cut. A first section without text gets the description.
 *
 * @param sections - result of `sectionsOfPage`
 */
export function pageFileOf(page: IndexedPage, sections: readonly IndexedSection[]): PageFile {
  let left = MAX_SHOWN_PAGE;
  const cut = (text: string) => {
    const shown = text.slice(0, Math.min(MAX_SHOWN_TEXT, left));
    left -= shown.length;
    return shown;
  };
  const shown = sections.map(({id, heading, level, text, code}, index): PageFileSection => {
    const body = index === 0 && text === '' ? page.description : text;
    return [id, heading.slice(0, 500), level, cut(body), cut(code)];
  });
  return {path: page.path, title: page.title, sections: shown};
}
