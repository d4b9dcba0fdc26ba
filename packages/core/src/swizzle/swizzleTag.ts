import {errors} from '../errors/catalog.js';
import {lineAt} from '../errors/lineAt.js';
import type {SafetyLevel, ThemeComponent} from './Theme.js';

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*?)@swizzle\b((?:(?!\*\/)[^\n])*)/;
const TAG =
  /^ (?:(safe|unsafe|forbidden)|wrap=(safe|unsafe|forbidden) eject=(safe|unsafe|forbidden))(?: +(.*))?$/;
/** Matches a comment that only consists of the tag `@swizzle`. */
const TAG_COMMENT = /^\/\*\* @swizzle(?:(?!\*\/)[^\n])*\*\/\n/m;
/** Matches the tag in a longer comment, including an empty line above the tag. */
const TAG_LINE = /(?:\n \*(?=\n))?(?:\n \*)? @swizzle(?:(?!\*\/)[^\n])*?(?= ?\*\/|\n)/;

type Declared = Pick<ThemeComponent, 'levels' | 'description'>;

/** Text of a comment before the tag, joined to one line. */
function summaryOf(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*/, '').trim());
  return lines.join(' ').trim();
}

/**
 * Reads the safety levels in a component's comment: `@swizzle safe`, or `@swizzle wrap=forbidden eject=safe`. The
 * component's description is the text after the levels or, if there is none, the text of the comment before the tag.
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

/** Removes the tag from the text of a component. An ejected copy must not have the tag, which is for themes only. */
export function withoutSwizzleTag(text: string): string {
  return TAG_COMMENT.test(text) ? text.replace(TAG_COMMENT, '') : text.replace(TAG_LINE, '');
}
