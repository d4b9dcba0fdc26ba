/** Prefix for class names and ids of untrusted authors. No class name of a theme begins with it. */
export const PREFIX = 'user-content-';

/** Matches ids of elements around the content, such as "__docusaurus". */
const RESERVED_ID = /^__(?:docusaurus|lectern)/i;

/**
 * Returns an id that the author wrote. The id of an untrusted author gets a prefix if an element around the content
 * could have the same id.
 */
export function ownId(id: string, {isUntrusted}: {readonly isUntrusted: boolean}): string {
  return isUntrusted && RESERVED_ID.test(id) ? PREFIX + id : id;
}
