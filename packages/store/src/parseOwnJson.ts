/**
 * Parses JSON that Lectern itself has written, into a cache or for another process. `T` is trusted and not checked: JSON
 * from files of users has to be checked instead.
 */
export function parseOwnJson<T>(text: string): T {
  return JSON.parse(text);
}
