import kebabCase from 'lodash/kebabCase.js';

/**
 * The last part of the address of a tag or an author: "HTML5 Parser" → "html-5-parser", "Actualités" → "actualites".
 * Empty for text without letters and digits, such as "+++".
 *
 * Docusaurus uses the same function, so that addresses of a site that moves stay valid.
 */
export function tagSlug(label: string): string {
  return kebabCase(label);
}
