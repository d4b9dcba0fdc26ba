/** Logs a warning for developers: a fault without an effect for visitors. */
export function warn(message: string, cause?: unknown): void {
  if (cause === undefined) console.warn(message);
  else console.warn(message, cause);
}

/** Logs an error for developers: a fault that visitors notice. */
export function reportError(message: string, cause: unknown): void {
  console.error(message, cause);
}
