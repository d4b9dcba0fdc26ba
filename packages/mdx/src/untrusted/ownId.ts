/** Prefix with which no class name of a theme begins. Ids in raw HTML of untrusted authors get the same prefix. */
export const PREFIX = 'user-content-';

/** Matches ids of elements around the content, such as "__docusaurus". */
const RESERVED_ID = /^__(?:docusaurus|lectern)/i;

/**
 * Returns an id that the author wrote. The id of an untrusted author gets a prefix if it could be that of an element
 * around the content.
 */
export function ownId(id: string, {isUntrusted}: {readonly isUntrusted: boolean}): string {
  return isUntrusted && RESERVED_ID.test(id) ? PREFIX + id : id;
}
