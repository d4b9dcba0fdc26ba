/**
 * Replaces `{name}` placeholders by their values. A placeholder without a value is kept as text.
 *
 * @returns pieces of text and values, in order; two texts never follow each other
 */
export function interpolateParts<Value>(
  text: string,
  values: {readonly [name: string]: Value} | undefined,
): (string | Value)[] {
  if (!values) return text === '' ? [] : [text];
  const parts: (string | Value)[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{(\w+)\}/g)) {
    const [placeholder, name = ''] = match;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(value);
    end = match.index + placeholder.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
