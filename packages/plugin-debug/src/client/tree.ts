import {isSpecialValue} from './shownValue.js';

// The values of a JSON document by JSON pointers (RFC 6901): "" is the document, "/themeConfig/navbar" a value in it.

/** A visible line of a tree. */
export interface TreeRow {
  /** JSON pointer. */
  readonly path: string;
  /** The key, or a label of an entry in a list. Absent for the document itself. */
  readonly name?: string;
  readonly value: unknown;
  /** From 1. */
  readonly level: number;
  /** Position in its object or list, from 1. */
  readonly position: number;
  /** Number of values in the same object or list. */
  readonly siblings: number;
  /** Absent for a value that has none in it. */
  readonly isOpen?: boolean;
}

export function pointerTo(parent: string, name: string): string {
  return `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** @returns `undefined` for the document itself */
export function parentOf(path: string): string | undefined {
  return path === '' ? undefined : path.slice(0, path.lastIndexOf('/'));
}

/** The values around one, outermost first. */
export function ancestorsOf(path: string): string[] {
  const parent = parentOf(path);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isSpecialValue(value);
}

/** The values in a value: an object or a list with something in it has some. */
export function childrenOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isTree(value) ? Object.entries(value) : [];
}

function hasChildren(value: unknown): boolean {
  return isTree(value) && (Array.isArray(value) ? value : Object.keys(value)).length > 0;
}

/** An entry of a list with a `path`, such as a route, is found by that rather than by its index. */
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

/** The lines of a document in which the values at the paths of `open` are unfolded. */
export function listRows(document: unknown, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  addRows(rows, document, {path: '', level: 1, position: 1, siblings: 1}, open);
  return rows;
}

/** The paths of what is unfolded down to a depth: 1 unfolds the document itself. */
export function openToDepth(document: unknown, depth: number, path = ''): string[] {
  if (depth < 1 || !hasChildren(document)) return [];
  const inner = childrenOf(document).flatMap(([name, child]) =>
    openToDepth(child, depth - 1, pointerTo(path, name)),
  );
  return [path, ...inner];
}

/** How a value is written on one line. */
export function shortText(value: unknown): string {
  if (isSpecialValue(value)) return value.$;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`;
  if (typeof value === 'object' && value !== null) {
    const {length} = Object.keys(value);
    return length === 0 ? '{}' : `{${length}}`;
  }
  return JSON.stringify(value);
}

/** The path of a value as JavaScript: `themeConfig.navbar.items[0]`. */
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
