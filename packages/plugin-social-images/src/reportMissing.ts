import type {LoadContext} from '@lectern/core';
import {CHARACTERS_REPORT} from './errors.js';
import type {MissingText} from './planImages.js';

/** Maximum number of pages in the warning, and of characters of each. */
const MAX_PAGES = 10;
const MAX_CHARACTERS = 20;

function sentenceOf({permalink, characters, hasNoImage}: MissingText): string {
  const page = permalink === undefined ? 'Pages without a title' : `"${permalink}"`;
  const shown = characters.slice(0, MAX_CHARACTERS).join(' ');
  const more = characters.length > MAX_CHARACTERS ? ` and ${characters.length - MAX_CHARACTERS} more` : '';
  return `${page}: ${shown}${more}${hasNoImage ? ' (no image)' : ''}`;
}

/** Warns of the characters that no font has, with their pages. */
export function reportMissing(
  missing: readonly MissingText[],
  {reports, siteDir}: Pick<LoadContext, 'reports' | 'siteDir'>,
): void {
  const sentences = missing.slice(0, MAX_PAGES).map(sentenceOf);
  const more = missing.length - sentences.length;
  if (more > 0) sentences.push(`and ${more} more ${more === 1 ? 'page' : 'pages'}`);
  const problems = sentences.map((message) => ({file: '', message}));
  reports?.print(problems, {...CHARACTERS_REPORT, siteDir});
}
