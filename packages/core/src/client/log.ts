/** Tells a developer about something that visitors can live with. */
export function warn(message: string, cause?: unknown): void {
  if (cause === undefined) console.warn(message);
  else console.warn(message, cause);
}

/** Tells a developer about something that visitors will notice. */
export function reportError(message: string, cause: unknown): void {
  console.error(message, cause);
}
