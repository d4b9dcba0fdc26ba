import {find, hastToReact, html, svg} from 'property-information';
import styleToJs from 'style-to-js';
import type {Compilation} from '../compilation.js';
import {PROPERTY_MARKER} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {footnoteSuffix} from '../transforms/footnotes.js';
import type {Attribute, AttributeValue} from './ContentNode.js';

type Schema = typeof html;

/**
 * Matches names that have a special meaning in React, so that they cannot be attributes. Handlers (`onClick`) are
 * functions, which Markdown cannot contain.
 */
const RESERVED =
  /^(?:children|key|ref|__proto__|dangerouslySetInnerHTML|suppress(?:ContentEditable|Hydration)Warning|on[A-Z].*)$/i;
const NAME = /^[a-zA-Z_:@][\w:@.-]*$/;

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** Cache of `reactName`, by schema: name in HTML or SVG → name of the React property. */
// Module state: shared by all pages of a process; at most 1000 names for each schema.
const names = new Map<Schema, Map<string, string>>([
  [html, new Map()],
  [svg, new Map()],
]);

/**
 * Returns the React properties of an element that Markdown or HTML created. Invalid names, and names with a special
 * meaning in React, are left out.
 */
export function attributesOf(
  {tagName = '', properties = {}}: HastNode,
  compilation: Pick<Compilation, 'properties' | 'input'>,
  isSvg: boolean,
): readonly Attribute[] {
  const attributes: Attribute[] = [];
  for (const [name, value] of Object.entries(properties)) {
    if (name === PROPERTY_MARKER) {
      for (const [own, property] of compilation.properties[Number(value)] ?? [])
        push(attributes, own, property);
    } else if (value !== null && value !== undefined && value !== false && !Number.isNaN(value)) {
      const schema = isSvg ? svg : html;
      push(attributes, fieldName(tagName, reactName(name, schema), properties), plainValue(value));
    }
  }
  if (CELLS.has(tagName) && !('style' in properties)) return attributes.map(alignment);
  return isAboutFootnotes(properties) ? attributes.map((one) => footnoteLabel(one, compilation)) : attributes;
}

/** Id of the heading above all footnotes. `mdast-util-to-hast` has no option for it. */
const FOOTNOTE_LABEL = 'footnote-label';

function isAboutFootnotes({id, dataFootnoteRef}: {readonly [name: string]: unknown}): boolean {
  return id === FOOTNOTE_LABEL || dataFootnoteRef !== undefined;
}

function footnoteLabel([name, value]: Attribute, compilation: Pick<Compilation, 'input'>): Attribute {
  return [name, value === FOOTNOTE_LABEL ? value + footnoteSuffix(compilation) : value];
}

/** Converts `align` of a table cell to a style, since HTML no longer has this attribute. */
function alignment(attribute: Attribute): Attribute {
  const [name, value] = attribute;
  return name === 'align' ? ['style', {textAlign: String(value)}] : attribute;
}

function push(attributes: Attribute[], name: string, value: AttributeValue): void {
  if (!NAME.test(name) || RESERVED.test(name)) return;
  attributes.push([name, name === 'style' ? styleOf(value) : value]);
}

function reactName(name: string, schema: Schema): string {
  const known = names.get(schema);
  const cached = known?.get(name);
  if (cached !== undefined) return cached;
  const info = find(schema, name);
  const result = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
  // The cache has a limit, since names come from content and would fill the memory of a long-lived process.
  if (known && known.size < 1000) known.set(name, result);
  return result;
}

/**
 * Returns the name of an element's property in React. For `value` and `checked` of an input field, that is
 * `defaultValue` and `defaultChecked`: visitors could not change a field whose `value` is set by React. A disabled
 * field, as in task lists, keeps its properties.
 */
function fieldName(tagName: string, name: string, {disabled}: {readonly disabled?: unknown}): string {
  if (tagName !== 'input' || disabled) return name;
  if (name === 'value') return 'defaultValue';
  return name === 'checked' ? 'defaultChecked' : name;
}

function plainValue(value: unknown): AttributeValue {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return isStyle(value) ? value : String(value);
}

function isStyle(value: unknown): value is {readonly [name: string]: string} {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((v) => typeof v === 'string')
  );
}

/** Converts a text of CSS ("color: red") to an object, as React requires. Invalid text becomes an empty object. */
export function styleOf(value: AttributeValue): AttributeValue {
  if (typeof value === 'object') return value;
  try {
    return styleToJs(String(value), {reactCompat: true}) as AttributeValue;
  } catch {
    return {};
  }
}
