/** The keys that lead from the top of a config to a value. */
export type ConfigPath = readonly string[];

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** The paths of all functions, lists and plain objects of a config. The shortest one of each that it holds several times. */
export function configPaths(config: object): ReadonlyMap<unknown, ConfigPath> {
  const paths = new Map<unknown, ConfigPath>([[config, []]]);
  for (const [value, path] of paths) {
    if (!isPlain(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if ((typeof inner === 'function' || isPlain(inner)) && !paths.has(inner))
        paths.set(inner, [...path, key]);
    }
  }
  return paths;
}

/** @returns `undefined` if there is nothing at the path */
export function valueAt(config: object, path: ConfigPath): unknown {
  return path.reduce<unknown>((outer, key) => {
    if (typeof outer !== 'object' || outer === null) return undefined;
    return (outer as Record<string, unknown>)[key];
  }, config);
}

/**
 * Puts a value into a list or an object.
 *
 * @throws {Error} if there is none at the path without its last key
 */
export function setValueAt(target: object, path: ConfigPath, value: unknown): void {
  const holder = valueAt(target, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder !== 'object' || holder === null || key === undefined) {
    throw new Error(`There is no list or object for ${path.join('.')}.`);
  }
  (holder as Record<string, unknown>)[key] = value;
}
