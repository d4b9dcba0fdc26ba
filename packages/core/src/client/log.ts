/** Logs a warning for developers: a failure that visitors do not notice. */
export function warn(message: string, cause?: unknown): void {
  if (cause === undefined) console.warn(message);
  else console.warn(message, cause);
}

/** Logs an error for developers: a failure that visitors notice. */
export function reportError(message: string, cause: unknown): void {
  console.error(message, cause);
}
