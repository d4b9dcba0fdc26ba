import {ATTRIBUTE, CLOSE, FIRST_HEADING, headingSlug, LAST_HEADING, SIGNS, TEXT, tagSign} from './format.js';

interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

const text = `[^${SIGNS}]`;
const code = `${tagSign('code')}(${text}*)${CLOSE}`;

/** A heading, with or without an id, whose children are texts and inline code without attributes. */
const HEADING = new RegExp(
  `([${FIRST_HEADING}-${LAST_HEADING}])(?:${ATTRIBUTE}i(${text}*)${TEXT}?)?((?:${text}|${code})*)${CLOSE}`,
  'g',
);
const CODE = new RegExp(code, 'g');

/** The headings of a template as a table of contents; headings of other shapes are not seen. */
export function templateToc(template: string): TocItem[] {
  return Array.from(template.matchAll(HEADING), ([, sign = '', id, content = '']) => ({
    value: escapeHtml(content).replace(CODE, '<code>$1</code>'),
    id: id ?? headingSlug(content),
    level: sign.charCodeAt(0) - FIRST_HEADING.charCodeAt(0) + 2,
  }));
}

function escapeHtml(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
