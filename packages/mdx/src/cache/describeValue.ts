/**
 * Converts settings to a text that is equal for equal settings. Keys are sorted; functions are described by name and
 * source.
 *
 * Two functions with the same source have the same text, even if they use different outer variables. A plugin should
 * therefore take its settings from its options, which are part of the text.
 */
export function describeValue(value: unknown): string {
  return describe(value, new Set());
}

function describe(value: unknown, above: ReadonlySet<object>): string {
  if (typeof value === 'function') return `function ${value.name} ${Function.prototype.toString.call(value)}`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : JSON.stringify(value);
  if (above.has(value)) return 'circular';
  const inside = new Set(above).add(value);
  if (Array.isArray(value)) return `[${value.map((item) => describe(item, inside)).join(',')}]`;
  if (value instanceof RegExp || value instanceof Date || value instanceof URL)
    return `${value.constructor.name} ${String(value)}`;
  if (value instanceof Set) return `Set ${describe([...value], inside)}`;
  if (value instanceof Map) return `Map ${describe([...value], inside)}`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${describe(item, inside)}`).join(',')}}`;
}
