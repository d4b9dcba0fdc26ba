import {CodeCursor} from './CodeCursor.js';
import type {Attribute, AttributeValue, ContentNode} from './ContentNode.js';

interface Properties {
  /** `undefined` if some need JavaScript. */
  readonly attributes: readonly Attribute[] | undefined;
  /** @returns JavaScript of all but the children, "" for none. */
  readonly code: () => string;
  readonly children: readonly ContentNode[];
}

const ELEMENT_TYPE =
  /_components\.(\w+)|_components\["([^"\\]+)"\]|"([^"\\]+)"|([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)/y;
const SCALAR = /-?\d+(?:\.\d+)?(?![\w.])|(?:true|false|null|!0|!1)\b/y;
const KEY = /[A-Za-z_$][\w$]*/y;

/**
 * Reads a call of `_jsx`, and all calls that are its children, as a tree.
 *
 * @param aliases - variables that stand for entries of `_components`.
 * @returns the tree, and where in `code` the expression ends.
 * @throws {UnknownShape | SyntaxError} if the code is nothing that an engine writes.
 */
export function readContent(
  code: string,
  start: number,
  aliases: ReadonlyMap<string, string>,
): {nodes: readonly ContentNode[]; end: number} {
  const reader = new ContentReader(new CodeCursor(code, start), aliases);
  const node = reader.readNode();
  const isFragment = node.kind === 'component' && node.type === '_Fragment' && !node.props && !node.key;
  return {nodes: isFragment ? node.children : [node], end: reader.cursor.position};
}

class ContentReader {
  readonly cursor: CodeCursor;
  readonly #aliases: ReadonlyMap<string, string>;

  constructor(cursor: CodeCursor, aliases: ReadonlyMap<string, string>) {
    this.cursor = cursor;
    this.#aliases = aliases;
  }

  readNode(): ContentNode {
    const {cursor} = this;
    cursor.skipSpace();
    const start = cursor.position;
    const text = cursor.takeString();
    if (text !== undefined && cursor.atDelimiter()) return {kind: 'text', value: text};
    cursor.position = start;
    const element = this.#readElement();
    if (element && cursor.atDelimiter()) return element;
    cursor.position = start;
    return {kind: 'code', code: cursor.takeExpression()};
  }

  #readElement(): ContentNode | undefined {
    const {cursor} = this;
    const isList = cursor.take('_jsxs(');
    if (!isList && !cursor.take('_jsx(')) return undefined;
    const type = cursor.match(ELEMENT_TYPE);
    if (!type || !cursor.take(',')) return undefined;
    const properties = this.#readProperties(isList);
    if (!properties) return undefined;
    const key = cursor.take(',') ? cursor.takeExpression() : '';
    if (!cursor.take(')')) return undefined;
    const {attributes, children} = properties;
    const [typeCode, mapped = type[2] ?? this.#aliases.get(typeCode), , native] = type;
    const name = mapped ?? native;
    // "Head" alone has a default of another name.
    if (name === undefined || name === 'Head' || !attributes || key) {
      return {kind: 'component', type: typeCode, props: properties.code(), key, children};
    }
    return {kind: 'element', name, mapped: mapped !== undefined, attributes, children};
  }

  #readProperties(isList: boolean): Properties | undefined {
    const {cursor} = this;
    if (cursor.take('{')) return this.#readObject(isList);
    if (!cursor.take('Object.assign(')) return undefined;
    const parts: string[] = [];
    let children: readonly ContentNode[] = [];
    do {
      if (children.length > 0) cursor.fail();
      if (cursor.take('{')) {
        const part = this.#readObject(isList);
        parts.push(part.code() || '{}');
        if (part.children.length > 0) children = part.children;
      } else parts.push(cursor.takeExpression());
    } while (cursor.take(','));
    cursor.expect(')');
    return {attributes: undefined, code: () => `Object.assign(${parts.join(',')})`, children};
  }

  #readObject(isList: boolean): Properties {
    const {cursor} = this;
    const ranges: [number, number][] = [];
    let attributes: Attribute[] | undefined = [];
    let children: readonly ContentNode[] = [];
    while (!cursor.take('}')) {
      cursor.skipSpace();
      const start = cursor.position;
      if (cursor.take('...')) {
        if (children.length > 0) cursor.fail();
        cursor.takeExpression();
        attributes = undefined;
      } else {
        const name = cursor.takeString() ?? cursor.match(KEY)?.[0];
        if (name === undefined) return cursor.fail();
        const isShorthand = !cursor.take(':');
        if (name === 'children' && !isShorthand) {
          children = this.#readChildren(isList);
          cursor.take(',');
          continue;
        }
        const value = isShorthand ? undefined : this.#readValue();
        if (value === undefined || name === '__proto__') attributes = undefined;
        else attributes?.push([name, value]);
      }
      ranges.push([start, cursor.position]);
      cursor.take(',');
    }
    const code = (): string => {
      const texts = ranges.map(([start, end]) => cursor.code.slice(start, end));
      return texts.length > 0 ? `{${texts.join(',')}}` : '';
    };
    return {attributes, code, children};
  }

  #readChildren(isList: boolean): ContentNode[] {
    const {cursor} = this;
    if (!isList) return [this.readNode()];
    cursor.expect('[');
    const children: ContentNode[] = [];
    while (!cursor.take(']')) {
      children.push(this.readNode());
      cursor.take(',');
    }
    return children;
  }

  /** @returns `undefined` after an expression that is no plain value. */
  #readValue(): AttributeValue | undefined {
    const {cursor} = this;
    cursor.skipSpace();
    const start = cursor.position;
    const value = this.#readPlainValue();
    if (value !== undefined && cursor.atDelimiter()) return value;
    cursor.position = start;
    cursor.takeExpression();
    return undefined;
  }

  #readPlainValue(): AttributeValue | undefined {
    const {cursor} = this;
    const text = cursor.takeString();
    if (text !== undefined) return text;
    const scalar = cursor.match(SCALAR)?.[0];
    if (scalar === '!0' || scalar === '!1') return scalar === '!0';
    if (scalar !== undefined) return JSON.parse(scalar) as AttributeValue;
    return cursor.take('{') ? this.#readStyle() : undefined;
  }

  #readStyle(): AttributeValue | undefined {
    const {cursor} = this;
    const style: {[name: string]: string} = {};
    while (!cursor.take('}')) {
      const name = cursor.takeString() ?? cursor.match(KEY)?.[0];
      if (name === undefined || name === '__proto__' || !cursor.take(':')) return undefined;
      const value = cursor.takeString();
      if (value === undefined || !cursor.atDelimiter()) return undefined;
      style[name] = value;
      cursor.take(',');
    }
    return style;
  }
}
