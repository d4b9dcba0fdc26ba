import type {PlaceGroup} from './format.js';
import {itemAt} from './itemAt.js';

/** Maximum number of sections of a page. Text of further sections is joined to the last one. */
export const MAX_SECTIONS = 4096;
export const LEVELS = 32;
const ESCAPE = 31;

/** Combines the numbers of a page and a section into one, the place. Places sort by page, then by section. */
export const placeOf = (page: number, section: number) => page * MAX_SECTIONS + section;
export const pageOf = (place: number) => Math.floor(place / MAX_SECTIONS);
export const sectionOf = (place: number) => place % MAX_SECTIONS;

/** Ratio of the weights of two neighbouring levels. */
const STEP = 1.18;
const LOWEST = 0.1;

/**
 * Rounds the weight of a term in a section to a level from 0 to 31. The weight of each level is `STEP` times that of
 * the level below.
 */
export function levelOf(weight: number): number {
  const level = Math.round(Math.log(weight / LOWEST) / Math.log(STEP));
  return Math.min(LEVELS - 1, Math.max(0, level));
}

const weights = Array.from({length: LEVELS}, (_, level) => LOWEST * STEP ** level);

export const weightOf = (level: number) => itemAt(weights, level);

/** Encodes the places of one level. @param places - in ascending order */
export function packGroup(level: number, places: readonly number[]): PlaceGroup {
  const group = [level];
  let before = 0;
  for (const place of places) {
    const page = pageOf(place);
    const section = sectionOf(place);
    group.push((page - before) * 32 + Math.min(section, ESCAPE));
    if (section >= ESCAPE) group.push(section);
    before = page;
  }
  return group;
}

/** Calls `use` with each place of the groups and its level. */
export function eachPlace(groups: readonly PlaceGroup[], use: (place: number, level: number) => void): void {
  for (const group of groups) {
    const level = itemAt(group, 0);
    let page = 0;
    for (let at = 1; at < group.length; at += 1) {
      const packed = itemAt(group, at);
      page += Math.floor(packed / 32);
      let section = packed % 32;
      if (section === ESCAPE) {
        at += 1;
        section = itemAt(group, at);
      }
      use(placeOf(page, section), level);
    }
  }
}
