import path from 'node:path';

/**
 * Converts settings to a text that is equal for equal settings. Keys are sorted; functions are described by name and
 * source. Absolute paths near the site are described by the way from the site, so that the text is the same for a copy
 * of the site in another folder.
 *
 * Two functions with the same source have the same text, even if they use different outer variables. A plugin should
 * therefore take its settings from its options, which are part of the text.
 *
 * @param siteDir - absolute path of the site
 */
export function describeValue(value: unknown, siteDir: string): string {
  return describe(value, {siteDir, above: new Set()});
}

interface Around {
  readonly siteDir: string;
  /** Objects that contain the value. */
  readonly above: ReadonlySet<object>;
}

function describe(value: unknown, {siteDir, above}: Around): string {
  if (typeof value === 'string' && isPathNear(siteDir, value)) return `path ${path.relative(siteDir, value)}`;
  if (typeof value === 'function') return `function ${value.name} ${Function.prototype.toString.call(value)}`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : JSON.stringify(value);
  if (above.has(value)) return 'circular';
  const inside = {siteDir, above: new Set(above).add(value)};
  if (Array.isArray(value)) return `[${value.map((item) => describe(item, inside)).join(',')}]`;
  if (value instanceof RegExp || value instanceof Date || value instanceof URL)
    return `${value.constructor.name} ${String(value)}`;
  if (value instanceof Set) return `Set ${describe([...value], inside)}`;
  if (value instanceof Map) return `Map ${describe([...value], inside)}`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${describe(item, inside)}`).join(',')}}`;
}

/**
 * True for an absolute path, in its shortest form, that is in the same folder below the root of the disk as the site:
 * other texts that begin with a slash are URLs, or paths that do not depend on the place of the site.
 */
function isPathNear(siteDir: string, text: string): boolean {
  if (!path.isAbsolute(text) || path.resolve(text) !== text) return false;
  const [first, second] = text.split(path.sep, 2);
  const [siteFirst, siteSecond] = siteDir.split(path.sep, 2);
  return first === siteFirst && second === siteSecond;
}
