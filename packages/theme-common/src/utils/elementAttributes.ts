/** Attributes that an author must not set on the element of another component: its target, its content, its handling by React. */
const RESERVED = new Set([
  ...['children', 'class', 'for', 'href', 'is', 'key', 'ping', 'ref', 'srcdoc', 'style', 'to'],
]);

function isAttribute([name, value]: [string, unknown]): boolean {
  if (!/^[a-z][a-z\d-]*$/.test(name) || name.startsWith('on') || RESERVED.has(name)) return false;
  if (typeof value === 'boolean') return /^(?:data|aria)-/.test(name);
  return typeof value === 'string' || typeof value === 'number';
}

/**
 * The free data of an item that can be attributes of its element. Data of other kinds is for components that read it; front matter may
 * hold anything, also properties by which React inserts HTML.
 */
export function elementAttributes(data: {readonly [name: string]: unknown} | undefined): {
  readonly [name: string]: string | number | boolean;
} {
  const attributes = Object.entries(data ?? {}).filter(isAttribute);
  return Object.fromEntries(attributes) as {[name: string]: string | number | boolean};
}
