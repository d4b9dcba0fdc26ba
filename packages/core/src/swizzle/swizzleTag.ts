import {errors} from '../errors/catalog.js';
import {lineAt} from '../errors/lineAt.js';
import type {SafetyLevel, ThemeComponent} from './Theme.js';

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*?)@swizzle\b((?:(?!\*\/)[^\n])*)/;
const TAG =
  /^ (?:(safe|unsafe|forbidden)|wrap=(safe|unsafe|forbidden) eject=(safe|unsafe|forbidden))(?: +(.*))?$/;
/** A comment that has the tag alone. */
const TAG_COMMENT = /^\/\*\* @swizzle(?:(?!\*\/)[^\n])*\*\/\n/m;
/** The tag, and the empty line of the comment above it. */
const TAG_LINE = /(?:\n \*(?=\n))?(?:\n \*)? @swizzle(?:(?!\*\/)[^\n])*?(?= ?\*\/|\n)/;

type Declared = Pick<ThemeComponent, 'levels' | 'description'>;

/** The text of a comment before the tag in one line. */
function summaryOf(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*/, '').trim());
  return lines.join(' ').trim();
}

/**
 * The safety levels that a component declares in its comment: `@swizzle safe`, or `@swizzle wrap=forbidden eject=safe`. What is
 * behind them describes the component; without it, the comment above does.
 *
 * @param file - for the error
 * @returns `undefined` for a component without the tag
 * @throws {SiteError} `SWIZZLE_TAG_INVALID`
 */
export function readSwizzleTag(text: string, file: string): Declared | undefined {
  const found = COMMENT.exec(text);
  if (!found) return undefined;
  const [whole, comment = '', rest = ''] = found;
  const tag = TAG.exec(rest.trimEnd());
  if (!tag) throw errors.swizzleTagInvalid({file, line: lineAt(text, found.index + whole.length)});
  const [, both, wrap, eject, own] = tag;
  const description = own ?? summaryOf(comment);
  const levels = {wrap: (both ?? wrap) as SafetyLevel, eject: (both ?? eject) as SafetyLevel};
  return {levels, ...(description !== '' && {description})};
}

/** A component without the tag, which is about the theme's component alone. */
export function withoutSwizzleTag(text: string): string {
  return TAG_COMMENT.test(text) ? text.replace(TAG_COMMENT, '') : text.replace(TAG_LINE, '');
}
