import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {weighTerms} from './weighTerms.js';

/** The places of a page: term, section, level; the sections in ascending order. */
export type PagePlaces = readonly (readonly [term: string, section: number, level: number])[];

/** @param sections - from `sectionsOfPage` */
export function placesOf(page: IndexedPage, sections: readonly IndexedSection[]): PagePlaces {
  const places: [string, number, number][] = [];
  weighTerms(page, sections, (term, section, level) => places.push([term, section, level]));
  return places;
}
