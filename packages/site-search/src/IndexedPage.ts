import type {PageFile, PageFileSection} from './shared/format.js';
import {MAX_SECTIONS} from './shared/places.js';

/** Page for the index: the fields of core's `SearchablePage` that it needs. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly tag: string;
  /** Hash of all that the page puts into the index. */
  readonly key: string;
}

/** Core's `PageSection`. */
export interface IndexedSection {
  readonly id: string | null;
  readonly heading: string;
  readonly level: number;
  readonly text: string;
  readonly code: string;
}

/** A section longer than this is found by all its words, but the browser gets its beginning only. */
const MAX_SHOWN_TEXT = 12_000;
const MAX_SHOWN_PAGE = 120_000;

/**
 * The page as its first section, then the sections with an anchor. Text above the first anchor belongs to the page; what has
 * no anchor further down, to the section above it.
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

/** Joins sections in one pass, since a page may have very many. The page takes its heading from the first section with text. */
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

/** @param sections - from `sectionsOfPage` */
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
