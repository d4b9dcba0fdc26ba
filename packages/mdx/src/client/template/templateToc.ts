import {FIRST_HEADING, headingSlug} from './format.js';

interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** h2 to h4, with an id or without one; its children are texts and `code` without attributes. */
const HEADING =
  /([\x1d-\x1f])(?:\x01i([^\x01-\x1f]*)\x02?)?((?:[^\x01-\x08\x0e-\x1f]|\x10[^\x01-\x08\x0e-\x1f]*\x03)*)\x03/g;

/** Markup, and the two signs of the code in a heading. */
const SPECIAL = /[&<>\x10\x03]/g;

const HTML: {readonly [sign: string]: string} = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\x10': '<code>',
  '\x03': '</code>',
};

/** The headings of a template as a table of contents; headings of other shapes are not seen. */
export function templateToc(template: string): TocItem[] {
  return Array.from(template.matchAll(HEADING), ([, sign = '', id, content = '']) => ({
    value: content.replace(SPECIAL, (special) => HTML[special] as string),
    id: id ?? headingSlug(content),
    level: sign.charCodeAt(0) - FIRST_HEADING.charCodeAt(0) + 2,
  }));
}
