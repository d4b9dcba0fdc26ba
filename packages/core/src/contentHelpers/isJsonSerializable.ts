/** True if JSON preserves a value. Fields whose value is `undefined` are allowed; JSON omits them. */
export function isJsonSerializable(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isJsonSerializable(item));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJsonSerializable);
}
