/** Functions that read values of unknown type, such as responses of a search service. */

export type UnknownRecord = {readonly [key: string]: unknown};

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the own property; `undefined` if there is none, or the value is no object */
export function property(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** @returns the property if it is a string, else an empty string */
export function textAt(value: unknown, key: string): string {
  const found = property(value, key);
  return typeof found === 'string' ? found : '';
}

export function numberAt(value: unknown, key: string): number | undefined {
  const found = property(value, key);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

export function listAt(value: unknown, key: string): readonly unknown[] | undefined {
  const found = property(value, key);
  return Array.isArray(found) ? found : undefined;
}
