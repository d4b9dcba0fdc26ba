/**
 * Names that custom data must not set: they change the target or the content of an element, or have a meaning in React.
 */
const RESERVED: ReadonlySet<string> = new Set([
  ...['children', 'class', 'for', 'href', 'is', 'key', 'ping', 'ref', 'srcdoc', 'style', 'to'],
]);

type Attribute = [name: string, value: string | number | boolean];

function isAttribute(entry: [string, unknown]): entry is Attribute {
  const [name, value] = entry;
  if (!/^[a-z][a-z\d-]*$/.test(name) || name.startsWith('on') || RESERVED.has(name)) return false;
  if (typeof value === 'boolean') return /^(?:data|aria)-/.test(name);
  return typeof value === 'string' || typeof value === 'number';
}

/**
 * The part of the custom data of a sidebar item (`customProps`) that may become attributes of its element: `data-x`,
 * `title`. The rest is left out, since front matter may contain any name, such as `dangerouslySetInnerHTML`.
 */
export function elementAttributes(data: {readonly [name: string]: unknown} | undefined): {
  readonly [name: string]: string | number | boolean;
} {
  return Object.fromEntries(Object.entries(data ?? {}).filter(isAttribute));
}
