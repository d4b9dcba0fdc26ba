/** A value as JavaScript that cannot end the inline script in which it is. */
export function scriptJson(value: unknown): string {
  return escapeScript(JSON.stringify(value));
}

/** JSON that cannot end the script element in which it is. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
