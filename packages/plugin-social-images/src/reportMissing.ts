import type {LoadContext} from '@lectern/core';
import {codedText} from '@lectern/core/content-helpers';
import {CHARACTERS_REPORT} from './errors.js';
import type {MissingText} from './planImages.js';

/** Maximum number of pages in the warning, and of characters of each. */
const MAX_PAGES = 10;
const MAX_CHARACTERS = 20;

function lineOf({permalink = 'pages without a title', characters, hasNoImage}: MissingText): string {
  const shown = characters.slice(0, MAX_CHARACTERS).join(' ');
  const more = characters.length > MAX_CHARACTERS ? ` and ${characters.length - MAX_CHARACTERS} more` : '';
  return `  ${permalink}: ${shown}${more}${hasNoImage ? ' (no image)' : ''}`;
}

/** Warns of the characters that no font has, with their pages. */
export function reportMissing(missing: readonly MissingText[], {reports}: Pick<LoadContext, 'reports'>): void {
  if (missing.length === 0 || !reports) return;
  const lines = missing.slice(0, MAX_PAGES).map(lineOf);
  const more = missing.length - lines.length;
  if (more > 0) lines.push(`  and ${more} more ${more === 1 ? 'page' : 'pages'}`);
  const {code, heading, hint} = CHARACTERS_REPORT;
  reports.warn(codedText(code, heading, lines.join('\n'), hint));
}
