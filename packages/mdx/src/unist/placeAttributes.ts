import type {MdAttribute} from '../tree.js';
import {type PlacedValue, placeValue} from './placeValue.js';

export interface PlacedAttribute {
  readonly attribute: MdAttribute;
  /** Offsets in the text of the file: of the first character of the attribute, and after the last one. */
  readonly start: number;
  readonly end: number;
  /** JavaScript in the braces of `name={…}` or `{...x}`; absent for other attributes. */
  readonly code?: {readonly value: string; readonly place: PlacedValue};
}

/** Matches characters between the parts of a tag: white space, and ">" at the start of lines in quotes. */
const GAP = /[\s>]/;

/**
 * Finds the positions of the attributes of a tag in the text of the file.
 *
 * @param start - offset of the "<" of the tag.
 * @returns `undefined` for a tag in a notation that is not supported here, such as `<a . b>`.
 */
export function placeAttributes(
  {name, attributes}: {readonly name: string | null; readonly attributes: readonly MdAttribute[]},
  {text, start}: {readonly text: string; readonly start: number},
): PlacedAttribute[] | undefined {
  const placed: PlacedAttribute[] = [];
  let at = skipGap(text, start + 1);
  if (name !== null) {
    if (!text.startsWith(name, at)) return undefined;
    at += name.length;
  }
  for (const attribute of attributes) {
    const found = placeAttribute(attribute, text, skipGap(text, at));
    if (!found) return undefined;
    placed.push(found);
    at = found.end;
  }
  return placed;
}

function placeAttribute(attribute: MdAttribute, text: string, start: number): PlacedAttribute | undefined {
  const {name, value} = attribute;
  if (name === undefined) {
    return typeof value === 'string' ? placeCode({attribute, start}, value, {text, brace: start}) : undefined;
  }
  if (!text.startsWith(name, start)) return undefined;
  const afterName = start + name.length;
  if (value === null || value === undefined) return {attribute, start, end: afterName};
  const equals = skipGap(text, afterName);
  if (text[equals] !== '=') return undefined;
  const opening = skipGap(text, equals + 1);
  if (typeof value === 'object') {
    return placeCode({attribute, start}, value.value, {text, brace: opening});
  }
  const quote = text[opening];
  if (quote !== '"' && quote !== "'") return undefined;
  const closing = text.indexOf(quote, opening + 1);
  return closing === -1 ? undefined : {attribute, start, end: closing + 1};
}

function placeCode(
  placed: Pick<PlacedAttribute, 'attribute' | 'start'>,
  value: string,
  {text, brace}: {readonly text: string; readonly brace: number},
): PlacedAttribute | undefined {
  if (text[brace] !== '{') return undefined;
  const place = placeValue(value, {text, start: brace + 1, close: '}'});
  return place && {...placed, end: place.end + 1, code: {value, place}};
}

function skipGap(text: string, start: number): number {
  let at = start;
  while (GAP.test(text[at] ?? '')) at += 1;
  return at;
}
