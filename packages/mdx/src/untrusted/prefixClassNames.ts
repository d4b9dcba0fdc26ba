import {PREFIX} from './ownId.js';

/** Names of fields that hold class names: `className`, `sidebar_class_name`, `wrapperClassName`, `class`. */
const CLASS_FIELD = /^class$|class_?names?$/i;

function isMap(value: unknown): value is {readonly [key: string]: unknown} {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Prefixes the names in a value of `className`: "a b" → "user-content-a user-content-b". The value may be a list. */
function prefixed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prefixed);
  if (value === null || value === undefined) return value;
  if (typeof value === 'object') return '';
  const names = String(value).split(/\s+/).filter(Boolean);
  return names.map((name) => PREFIX + name).join(' ');
}

/**
 * Prefixes each class name in data of untrusted authors (front matter, `_category_` files, `authors.yml`), at any
 * depth. These classes then never match a class of the theme; the site may still have its own styles for them.
 */
export function prefixClassNames<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one) => prefixClassNames(one)) as Value;
  if (!isMap(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    CLASS_FIELD.test(key) ? prefixed(inner) : prefixClassNames(inner),
  ]);
  return Object.fromEntries(entries) as Value;
}
