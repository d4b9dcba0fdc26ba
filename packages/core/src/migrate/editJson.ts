import {applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree} from 'jsonc-parser';

/** How a JSON text is indented, and how its lines end. */
export function formatOf(text: string): {insertSpaces: boolean; tabSize: number; eol: string} {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return {insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 1 : indent.length, eol};
}

/**
 * Sets a value of a JSON text, adding the objects around it, or removes it (`undefined`).
 * The rest of the text stays as it is: comments, order and indentation.
 */
export function setJson(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, {formattingOptions: formatOf(text)}));
}

/** Gives a property another name at the same place. */
export function renameJsonKey(text: string, path: JSONPath, name: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, path)?.parent?.children?.[0];
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}
