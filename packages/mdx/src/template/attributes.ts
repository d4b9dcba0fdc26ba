import {find, hastToReact, html, svg} from 'property-information';
import styleToJs from 'style-to-js';
import type {Compilation} from '../compilation.js';
import {PROPERTY_MARKER} from '../compilation.js';
import type {HastNode} from '../hast.js';
import {footnoteSuffix} from '../transforms/footnotes.js';
import type {Attribute, AttributeValue} from './ContentNode.js';

type Schema = typeof html;

/** Properties that React takes for something else than an attribute. Handlers are functions, which Markdown cannot hold. */
const RESERVED =
  /^(?:children|key|ref|__proto__|dangerouslySetInnerHTML|suppress(?:ContentEditable|Hydration)Warning|on[A-Z].*)$/i;
const NAME = /^[a-zA-Z_:@][\w:@.-]*$/;

const CELLS = new Set(['td', 'th']);

/** React names of HTML properties, by schema. */
const names = new Map<Schema, Map<string, string>>([
  [html, new Map()],
  [svg, new Map()],
]);

/**
 * Properties for React of an element that Markdown or HTML made. Names that no attribute can have, and those that mean something
 * else to React, are left out.
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

/** The id of the heading of all footnotes, which is fixed in `mdast-util-to-hast`. */
const FOOTNOTE_LABEL = 'footnote-label';

function isAboutFootnotes({id, dataFootnoteRef}: {readonly [name: string]: unknown}): boolean {
  return id === FOOTNOTE_LABEL || dataFootnoteRef !== undefined;
}

function footnoteLabel([name, value]: Attribute, compilation: Pick<Compilation, 'input'>): Attribute {
  return [name, value === FOOTNOTE_LABEL ? value + footnoteSuffix(compilation) : value];
}

/** HTML has dropped the `align` of table cells. */
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
  // Names come from content: without a limit they would fill the memory of a long-lived process.
  if (known && known.size < 1000) known.set(name, result);
  return result;
}

/** React controls a field that has a `value`: visitors could not type into it. A disabled one, as in task lists, stays as it is. */
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

/** React takes styles as an object; those that cannot be read are left out. */
export function styleOf(value: AttributeValue): AttributeValue {
  if (typeof value === 'object') return value;
  try {
    return styleToJs(String(value), {reactCompat: true}) as AttributeValue;
  } catch {
    return {};
  }
}
