/**
 * Serializes a value as JavaScript for an inline script, with "<" escaped: "</script>" in a text cannot end the
 * element.
 */
export function scriptJson(value: unknown): string {
  return escapeScript(JSON.stringify(value));
}

/** Escapes "<" in JSON, so that "</script>" in a text cannot end the script element that holds the JSON. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
