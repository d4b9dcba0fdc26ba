import kebabCase from 'lodash/kebabCase.js';

/**
 * Last segment of the URL of a tag or an author: "HTML5 Parser" → "html-5-parser", "Actualités" → "actualites". Empty
 * for text without letters and digits, such as "+++".
 *
 * Docusaurus uses the same function, so migrated sites keep these URLs.
 */
export function tagSlug(label: string): string {
  return kebabCase(label);
}
