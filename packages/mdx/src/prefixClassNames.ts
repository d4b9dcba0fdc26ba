/** No class of a theme begins with it. The ids of raw HTML of untrusted authors get the same prefix. */
const PREFIX = 'user-content-';

/** `className`, `sidebar_class_name`, `wrapperClassName`, `class`. */
const CLASS_FIELD = /^class$|class_?names?$/i;

function isMap(value: unknown): value is {readonly [key: string]: unknown} {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Prefixes the names in a value of `className`: a string, or a list of such values. */
function prefixed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prefixed);
  if (value === null || value === undefined) return value;
  if (typeof value === 'object') return '';
  const names = String(value).split(/\s+/).filter(Boolean);
  return names.map((name) => PREFIX + name).join(' ');
}

/**
 * Puts a prefix before each class name in front matter, category files and files of authors, at any depth. Classes that untrusted
 * authors choose then never match a class of the theme, and the stylesheet of the site may still have rules for them.
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
