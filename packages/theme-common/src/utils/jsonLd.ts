/**
 * Text of a `<script type="application/ld+json">`. "<" is escaped, since "</script>" in a title would end the element.
 */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
