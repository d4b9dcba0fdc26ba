import {applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree} from 'jsonc-parser';

/** Returns the indentation and the line breaks of a JSON text, so that edited parts look like the rest. */
export function formatOf(text: string): {insertSpaces: boolean; tabSize: number; eol: string} {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return {insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 1 : indent.length, eol};
}

/**
 * Sets a value in a JSON text and creates missing objects on its path; `undefined` removes the value. The rest of the
 * text is unchanged, including comments, order and indentation.
 */
export function setJson(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, {formattingOptions: formatOf(text)}));
}

/** Renames a property in a JSON text. The property keeps its position. */
export function renameJsonKey(text: string, path: JSONPath, name: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, path)?.parent?.children?.[0];
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}
