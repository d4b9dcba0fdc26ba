/** Maximum number of values in one entry, and of levels of nesting. */
const MAX_VALUES = 10_000;
const MAX_DEPTH = 50;

/** Value as plain JSON, or the problem with it, as words after the name of the value: "contains itself". */
export type PlainJson = {readonly json: unknown} | {readonly problem: string};

/**
 * Copies a value as plain JSON: dates become text in ISO 8601, and fields that are `undefined` are left out. The work
 * is limited for values that contain themselves, are huge, or are nested deeply.
 */
export function plainJson(value: unknown): PlainJson {
  const problem = jsonProblem(value);
  return problem === undefined ? {json: JSON.parse(JSON.stringify(value))} : {problem};
}

/** Returns why a value is no JSON, as `PlainJson`; `undefined` if `JSON.stringify` can write it. */
export function jsonProblem(value: unknown): string | undefined {
  let count = 0;
  const above = new Set<object>();
  const check = (one: unknown): string | undefined => {
    count += 1;
    if (count > MAX_VALUES) return `has more than ${MAX_VALUES} values`;
    if (isSingle(one)) return undefined;
    if (typeof one !== 'object' || one === null || !isPlain(one))
      return `is ${describe(one)}, which is no JSON`;
    if (above.has(one)) return 'contains itself';
    if (above.size === MAX_DEPTH) return `has more than ${MAX_DEPTH} levels`;
    above.add(one);
    for (const inner of Array.isArray(one) ? one : Object.values(one)) {
      const problem = inner === undefined && !Array.isArray(one) ? undefined : check(inner);
      if (problem !== undefined) return problem;
    }
    above.delete(one);
    return undefined;
  };
  return check(value);
}

function isSingle(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return value instanceof Date && !Number.isNaN(value.getTime());
}

/** True for a list or a plain object, whose fields JSON writes as they are. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  const isObject = prototype === Object.prototype || prototype === null;
  return Array.isArray(value) || (isObject && typeof (value as {toJSON?: unknown}).toJSON !== 'function');
}

function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return `an object of the class ${value.constructor?.name}`;
  return String(value);
}
