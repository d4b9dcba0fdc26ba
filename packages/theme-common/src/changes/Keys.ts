import {isValidElement} from 'react';
import type {Props} from './blocks.js';

/** Attributes that do not change how an element looks, or that are made from its content. */
const IGNORED: ReadonlySet<string> = new Set(['children', 'id', 'tokens', 'lineClasses', 'aria-describedby']);
const URLS: ReadonlySet<string> = new Set(['href', 'to', 'src']);

/** Depth of values in attributes that are compared. */
const MAX_DEPTH = 6;

/** Numbers for texts: equal texts get the same number. One object serves both sides of a comparison. */
export class Keys {
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/**
 * Returns a text that is equal for equal attributes.
 *
 * @param urlKey - returns a text that is equal for addresses of the same page in both versions
 */
export function propsText(props: Props, urlKey: (url: string) => string, depth = 0): string {
  const names = Object.keys(props).filter((name) => !IGNORED.has(name));
  const texts = names.sort().map((name) => {
    const value = props[name];
    const text =
      typeof value === 'string' && URLS.has(name)
        ? JSON.stringify(urlKey(value))
        : valueText(value, urlKey, depth);
    return `${name}=${text}`;
  });
  return texts.join('\n');
}

function valueText(value: unknown, urlKey: (url: string) => string, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth === MAX_DEPTH) return '…';
  const inner = (one: unknown) => valueText(one, urlKey, depth + 1);
  if (Array.isArray(value)) return `[${value.map(inner).join()}]`;
  if (isValidElement<Props>(value)) {
    const name = typeof value.type === 'string' ? value.type : '';
    return `<${name} ${propsText(value.props, urlKey, depth + 1)}>${inner(value.props.children)}`;
  }
  return `{${Object.entries(value)
    .map(([name, one]) => `${name}:${inner(one)}`)
    .join()}}`;
}
