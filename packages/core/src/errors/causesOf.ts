/** Returns the cause of an error, its cause, and so on, each once: an error may be its own cause. */
export function causesOf(error: unknown): readonly unknown[] {
  const found = new Set<unknown>([error]);
  let current = error;
  while (current instanceof Error && current.cause !== undefined && !found.has(current.cause)) {
    current = current.cause;
    found.add(current);
  }
  return [...found].slice(1);
}
