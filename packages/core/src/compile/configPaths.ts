/** Keys that lead from the top of a config to a value: ["presets", "0", "1", "docs"]. */
export type ConfigPath = readonly string[];

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/**
 * Finds the paths of all functions, arrays and plain objects in a config.
 *
 * @returns value → its path; the shortest one if the value occurs several times
 */
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

/** Returns the value at a path; `undefined` if there is none. */
export function valueAt(config: object, path: ConfigPath): unknown {
  return path.reduce<unknown>((outer, key) => {
    if (typeof outer !== 'object' || outer === null) return undefined;
    return (outer as Record<string, unknown>)[key];
  }, config);
}

/**
 * Sets the value at a path.
 *
 * @throws {Error} if the path without its last key does not lead to an array or object
 */
export function setValueAt(target: object, path: ConfigPath, value: unknown): void {
  const holder = valueAt(target, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder !== 'object' || holder === null || key === undefined) {
    throw new Error(`There is no list or object for ${path.join('.')}.`);
  }
  (holder as Record<string, unknown>)[key] = value;
}
