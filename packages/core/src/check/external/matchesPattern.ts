/**
 * Compares an address with a pattern, in which "*" matches any text. Takes time linear in the length of the address for
 * each "*": regular expressions could take much longer.
 */
export function matchesPattern(address: string, pattern: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  const end = others.pop();
  if (end === undefined) return address === pattern;
  if (!address.startsWith(start)) return false;
  let at = start.length;
  for (const part of others) {
    const found = address.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return address.length - end.length >= at && address.endsWith(end);
}
