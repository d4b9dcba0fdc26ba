import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {itemAt} from './shared/itemAt.js';
import {TermNumbers} from './TermNumbers.js';
import {TermWeigher} from './weighTerms.js';

/**
 * Terms of a page with the sections in which they occur, in ascending order of sections. The level is the weight of the
 * term in the section, from 0 to 31.
 */
export type PagePlaces = readonly (readonly [term: string, section: number, level: number])[];

/** Returns the terms of a page with their sections and levels. @param sections - result of `sectionsOfPage` */
export function placesOf(page: IndexedPage, sections: readonly IndexedSection[]): PagePlaces {
  const places: [string, number, number][] = [];
  const names = new TermNumbers();
  new TermWeigher(names).weigh(page, sections, (term, section, level) =>
    places.push([itemAt(names.terms, term), section, level]),
  );
  return places;
}
