/** Value at a path in data from a file; `undefined` if a part of the path does not exist. */
export function propertyOf(data: unknown, ...path: readonly string[]): unknown {
  return path.reduce(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    data,
  );
}
