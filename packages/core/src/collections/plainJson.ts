/** Maximum number of values in one entry, and of levels of nesting. */
const MAX_VALUES = 10_000;
const MAX_DEPTH = 50;

/** Value as plain JSON, or why it is none, as words after the name of the value: "contains itself". */
export type PlainJson = {readonly json: unknown} | {readonly problem: string};

/** Thrown and caught in this file, to leave the recursion at the first problem. */
class NotPlain extends Error {}

/**
 * Copies a value as plain JSON: dates become text in ISO 8601, and fields that are `undefined` are left out. The work
 * is limited for values that contain themselves, are huge, or are nested deeply.
 */
export function plainJson(value: unknown): PlainJson {
  let count = 0;
  const above = new Set<object>();
  const copy = (one: unknown): unknown => {
    count += 1;
    if (count > MAX_VALUES) throw new NotPlain(`has more than ${MAX_VALUES} values`);
    if (one === null || typeof one === 'string' || typeof one === 'boolean') return one;
    if (typeof one === 'number' && Number.isFinite(one)) return one;
    if (one instanceof Date && !Number.isNaN(one.getTime())) return one.toISOString();
    if (typeof one !== 'object' || !isPlainObject(one))
      throw new NotPlain(`is ${describe(one)}, which is no JSON`);
    if (above.has(one)) throw new NotPlain('contains itself');
    if (above.size === MAX_DEPTH) throw new NotPlain(`has more than ${MAX_DEPTH} levels`);
    above.add(one);
    const copied = Array.isArray(one)
      ? one.map(copy)
      : Object.fromEntries(
          Object.entries(one).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, copy(inner)]])),
        );
    above.delete(one);
    return copied;
  };
  try {
    return {json: copy(value)};
  } catch (error) {
    if (!(error instanceof NotPlain)) throw error;
    return {problem: error.message};
  }
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return `an object of the class ${value.constructor?.name}`;
  return String(value);
}
