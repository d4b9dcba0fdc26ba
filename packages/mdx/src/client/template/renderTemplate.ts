import * as format from './format.js';

/** Functions with which `renderTemplate` creates elements. They have the interface of `react/jsx-runtime`. */
export interface ElementFactory {
  readonly Fragment: unknown;
  jsx(type: unknown, props: object, key?: unknown): unknown;
  jsxs(type: unknown, props: object, key?: unknown): unknown;
}

type Props = Record<string, unknown>;

/**
 * Creates React elements from a template: the content of a page as one text, in the format of format.ts.
 *
 * @param holes - values for the placeholders (HOLE) of the template, in their order. If a value is a component, its
 * props are changed: they get the children of the component.
 * @returns the content of the page; `null` for an empty template
 */
export function renderTemplate(
  {Fragment, jsx, jsxs}: ElementFactory,
  template: string,
  components: Readonly<Record<string, unknown>>,
  holes: readonly unknown[] = [],
): unknown {
  // Alternately texts and control characters, beginning with a text.
  const parts = template.split(format.SIGN);
  let position = 0;
  let hole = 0;

  const takeText = (): string => {
    const text = parts[position] as string;
    parts[position] = '';
    return text;
  };

  const readElement = (sign: string): unknown => {
    let type: unknown;
    let props: Props = {};
    let key: unknown;
    if (sign === format.COMPONENT) [type, props = props, key] = holes[hole++] as [unknown, Props?, unknown?];
    else {
      const name = format.TAGS[sign.charCodeAt(0) - format.FIRST_TAG] ?? takeText();
      type = (sign !== format.NATIVE && Object.hasOwn(components, name) && components[name]) || name;
    }
    while (parts[position + 1] === format.ATTRIBUTE) {
      position += 2;
      readAttribute(props, takeText());
    }
    if (parts[position + 1] === format.TEXT) position += 2;
    const isList = readChildren(props);
    return (isList ? jsxs : jsx)(type, props, key);
  };

  /**
   * Reads children up to the end of their element, and adds them to `props`.
   *
   * @returns `true` if there is more than one child
   */
  const readChildren = (props: Props): boolean => {
    const children: unknown[] = [];
    for (;;) {
      if (parts[position]) children.push(parts[position]);
      const sign = parts[position + 1];
      position += 2;
      if (!sign || sign === format.CLOSE) {
        const isList = children.length > 1;
        if (children.length > 0) props.children = isList ? children : children[0];
        return isList;
      }
      children.push(sign === format.HOLE ? holes[hole++] : readElement(sign));
    }
  };

  const page: Props = {};
  return readChildren(page) ? jsxs(Fragment, page) : (page.children ?? null);
}

function readAttribute(props: Props, text: string): void {
  const key = text.charAt(0);
  const value = text.slice(1);
  if (key === format.LANGUAGE) props.className = `language-${value}`;
  else if (key === format.ALIGN) props.style = {textAlign: value};
  else if (key === format.OTHER) {
    const end = value.indexOf('=');
    props[value.slice(0, end)] = JSON.parse(value.slice(end + 1));
  } else props[format.ATTRIBUTES[key] as string] = value;
}
