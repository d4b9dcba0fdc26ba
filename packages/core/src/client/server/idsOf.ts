import {decodeEntities} from '../../shared/entities.js';

const ID_OR_NAME = /\s(id|name)="([^"]+)"/g;
/** Matches an id that React's `useId` has made. After an edit, another element may have this id. */
const REACT_ID = /:[rR][\da-zA-Z]*:|«[rR]|_[rR]_[\da-zA-Z]*_/;

/**
 * Returns the ids of all elements in HTML that React has made, and the names of `<a name>`: links may lead to each of
 * them. React escapes "<" and quotation marks in texts and attributes, so neither can look like another element.
 */
export function idsOf(html: string): string[] {
  const ids: string[] = [];
  for (const {index, 1: attribute, 2: value = ''} of html.matchAll(ID_OR_NAME)) {
    if (attribute === 'name' && !isInLink(html, index)) continue;
    const id = decodeEntities(value);
    if (!REACT_ID.test(id)) ids.push(id);
  }
  return ids;
}

/** True if the position is within the start tag of an `<a>` element. */
function isInLink(html: string, at: number): boolean {
  const start = html.lastIndexOf('<', at);
  return /^<a\s/.test(html.slice(start, start + 3));
}
