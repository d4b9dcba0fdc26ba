/** Structured data as the text of a `<script type="application/ld+json">`: a title with "</script>" in it does not end the element. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
