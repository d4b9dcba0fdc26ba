/** Returns the code of an error of Node ("ENOENT"); `undefined` if the value has none, or one that is not a text. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
