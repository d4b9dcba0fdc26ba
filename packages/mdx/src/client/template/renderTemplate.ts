import {
  ALIGN,
  ATTRIBUTE,
  ATTRIBUTES,
  CLOSE,
  COMPONENT,
  HOLE,
  headingSlug,
  isHeadingSign,
  LANGUAGE,
  LANGUAGE_PREFIX,
  NATIVE,
  OTHER,
  SIBLING,
  SIGNS,
  TEXT,
  tagOfSign,
} from './format.js';

/** The functions of React that a template needs. */
export interface ElementFactory {
  readonly Fragment: unknown;
  jsx(type: unknown, props: object, key?: unknown): unknown;
  jsxs(type: unknown, props: object, key?: unknown): unknown;
}

const SIGN = new RegExp(`([${SIGNS}])`);

type Props = Record<string, unknown>;

/**
 * The content that a template describes (see format.ts), as React elements.
 *
 * @param holes - the values for the template's holes, in their order; the props of components among them are used up.
 */
export function renderTemplate(
  {Fragment, jsx, jsxs}: ElementFactory,
  template: string,
  components: Readonly<Record<string, unknown>>,
  holes: readonly unknown[] = [],
): unknown {
  // Texts and control characters in turn, a text first.
  const parts = template.split(SIGN);
  let position = 0;
  let hole = 0;
  let closing: string | undefined;

  const takeText = (): string => {
    const text = parts[position] ?? '';
    parts[position] = '';
    return text;
  };

  const element = (type: unknown, props: Props, children: readonly unknown[], key: unknown): unknown => {
    if (children.length > 0) props.children = children.length > 1 ? children : children[0];
    return (children.length > 1 ? jsxs : jsx)(type, props, key);
  };

  const mapped = (name: string): unknown => (Object.hasOwn(components, name) && components[name]) || name;

  const readElement = (sign: string): unknown => {
    let type: unknown;
    let props: Props = {};
    let key: unknown;
    if (sign === COMPONENT) [type, props = props, key] = holes[hole++] as [unknown, Props?, unknown?];
    else if (sign === NATIVE) type = takeText();
    else type = mapped(tagOfSign(sign) ?? takeText());
    while (parts[position + 1] === ATTRIBUTE) {
      position += 2;
      readAttribute(props, takeText());
    }
    if (parts[position + 1] === TEXT) position += 2;
    const children = readChildren();
    if (isHeadingSign(sign)) props.id ??= headingSlug(String(children[0]));
    return element(type, props, children, key);
  };

  const readChildren = (): unknown[] => {
    const children: unknown[] = [];
    for (;;) {
      if (parts[position]) children.push(parts[position]);
      const sign = parts[position + 1];
      position += 2;
      if (sign === undefined || sign === CLOSE || sign === SIBLING) {
        closing = sign;
        return children;
      }
      if (sign === HOLE) children.push(holes[hole++]);
      else {
        do children.push(readElement(sign));
        while (closing === SIBLING);
      }
    }
  };

  const children = readChildren();
  return children.length === 1 ? children[0] : element(Fragment, {}, children, undefined);
}

function readAttribute(props: Props, text: string): void {
  const key = text.charAt(0);
  const value = text.slice(1);
  if (key === LANGUAGE) props.className = LANGUAGE_PREFIX + value;
  else if (key === ALIGN) props.style = {textAlign: value};
  else if (key === OTHER) {
    const end = value.indexOf('=');
    props[value.slice(0, end)] = JSON.parse(value.slice(end + 1));
  } else props[ATTRIBUTES[key] ?? ''] = value;
}
