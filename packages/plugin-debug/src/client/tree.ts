import {isSpecialValue} from './shownValue.js';

// The functions in this file identify a value of a JSON document by its JSON pointer (RFC 6901): "" is the document,
// "/themeConfig/navbar" a value in it.

/** A visible row of a tree. */
export interface TreeRow {
  /** JSON pointer of the value. */
  readonly path: string;
  /**
   * Key of the value, or the property `path` of the value if it is an array entry with this property. Absent for the
   * document itself.
   */
  readonly name?: string;
  readonly value: unknown;
  /** Depth; 1 is the document itself. */
  readonly level: number;
  /** Position in its object or array, from 1. */
  readonly position: number;
  /** Number of values in the same object or array, including this value. */
  readonly siblings: number;
  /** True if the row is expanded; absent for a value without children. */
  readonly isOpen?: boolean;
}

export function pointerTo(parent: string, name: string): string {
  return `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Returns the JSON pointer of the object or array that contains the value; `undefined` for the document itself. */
export function parentOf(path: string): string | undefined {
  return path === '' ? undefined : path.slice(0, path.lastIndexOf('/'));
}

/** Returns the JSON pointers of all objects and arrays that contain the value, outermost first. */
export function ancestorsOf(path: string): string[] {
  const parent = parentOf(path);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isSpecialValue(value);
}

/** Returns the entries of an object or array as `[key, value]`; none for other values. */
export function childrenOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isTree(value) ? Object.entries(value) : [];
}

function hasChildren(value: unknown): boolean {
  return isTree(value) && (Array.isArray(value) ? value : Object.keys(value)).length > 0;
}

/**
 * Returns the label of a row: its key, or for an array entry with a property `path` (such as a route), that property.
 */
function labelOf(key: string, value: unknown, list: unknown): string {
  if (!Array.isArray(list) || !isTree(value)) return key;
  const label = 'path' in value ? value.path : undefined;
  return typeof label === 'string' && label !== '' ? label : key;
}

type Position = Pick<TreeRow, 'path' | 'name' | 'level' | 'position' | 'siblings'>;

function addRows(rows: TreeRow[], value: unknown, at: Position, open: ReadonlySet<string>): void {
  const isOpen = hasChildren(value) ? open.has(at.path) : undefined;
  rows.push({...at, value, ...(isOpen !== undefined && {isOpen})});
  if (!isOpen) return;
  const children = childrenOf(value);
  for (const [index, [key, child]] of children.entries()) {
    const path = pointerTo(at.path, key);
    const name = labelOf(key, child, value);
    const position = {path, name, level: at.level + 1, position: index + 1, siblings: children.length};
    addRows(rows, child, position, open);
  }
}

/** Returns the rows of a document in which the values at the JSON pointers in `open` are expanded. */
export function listRows(document: unknown, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  addRows(rows, document, {path: '', level: 1, position: 1, siblings: 1}, open);
  return rows;
}

/** Returns the JSON pointers of the values to expand down to a depth; 1 expands only the document itself. */
export function openToDepth(document: unknown, depth: number, path = ''): string[] {
  if (depth < 1 || !hasChildren(document)) return [];
  const inner = childrenOf(document).flatMap(([name, child]) =>
    openToDepth(child, depth - 1, pointerTo(path, name)),
  );
  return [path, ...inner];
}

/** Returns the text of a value for one row: JSON, or the number of entries for objects ("{3}") and arrays ("[3]"). */
export function shortText(value: unknown): string {
  if (isSpecialValue(value)) return value.$;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`;
  if (typeof value === 'object' && value !== null) {
    const {length} = Object.keys(value);
    return length === 0 ? '{}' : `{${length}}`;
  }
  return JSON.stringify(value);
}

/** Converts a JSON pointer to a path in JavaScript: `themeConfig.navbar.items[0]`. */
export function pathText(path: string, document: unknown): string {
  let value = document;
  let text = '';
  for (const part of path.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const isIdentifier = /^[A-Za-z_$][\w$]*$/.test(name);
    if (Array.isArray(value)) text += `[${name}]`;
    else if (isIdentifier) text += text === '' ? name : `.${name}`;
    else text += `[${JSON.stringify(name)}]`;
    value = new Map(childrenOf(value)).get(name);
  }
  return text;
}
