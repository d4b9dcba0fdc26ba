const ENTITIES: {readonly [char: string]: string} = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes a text for HTML or XML, in an element or in an attribute with double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
