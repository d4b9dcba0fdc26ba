/**
 * How an artifact writes content: text as it is, structure as control characters. The whole format:
 *
 *     content    = (text | HOLE | element)*
 *     element    = head attribute* [TEXT] content CLOSE
 *                  SIBLING in place of CLOSE and a head opens another element with the tag of the one it closes
 *     head       = a tag of TAGS | MAPPED name | NATIVE name | COMPONENT
 *     attribute  = ATTRIBUTE key value
 *
 * Names and values end at the next control character; TEXT stands where the text of a child would follow.
 * What else would be ambiguous (text with control characters in it) is no text but a hole.
 *
 * A HOLE is the next of the values that come with the template, COMPONENT takes `[type, props?, key?]` from there.
 * MAPPED and the tags of TAGS are looked up in the component map, NATIVE names are not.
 * A heading of TAGS without an id has the one that `headingSlug` makes of its text.
 */
export const ATTRIBUTE = '\x01';
export const TEXT = '\x02';
export const CLOSE = '\x03';
export const HOLE = '\x04';
export const COMPONENT = '\x05';
export const MAPPED = '\x06';
export const NATIVE = '\x07';
export const SIBLING = '\x08';

const FIRST_TAG = '\x0e';
const LAST_TAG = '\x1f';

/** All control characters of the format, as a range for regular expressions. */
export const SIGNS = `${ATTRIBUTE}-${SIBLING}${FIRST_TAG}-${LAST_TAG}`;

/** The tags that have a character of their own, headings last. */
export const TAGS = 'p a code li td th tr strong em ul ol pre table admonition blockquote h2 h3 h4'.split(
  ' ',
);

/** h2, then h3, h4. */
export const FIRST_HEADING = '\x1d';
export const LAST_HEADING = LAST_TAG;

export const tagSign = (tag: string): string | undefined => {
  const index = TAGS.indexOf(tag);
  return index === -1 ? undefined : String.fromCharCode(FIRST_TAG.charCodeAt(0) + index);
};

export const tagOfSign = (sign: string): string | undefined =>
  TAGS[sign.charCodeAt(0) - FIRST_TAG.charCodeAt(0)];

export const isHeadingSign = (sign: string): boolean => sign >= FIRST_HEADING;

/** Attributes that have a letter. */
export const ATTRIBUTES: {readonly [key: string]: string} = {
  h: 'href',
  i: 'id',
  c: 'className',
  t: 'title',
  k: 'tokens',
  m: 'metastring',
  l: 'lineClasses',
  y: 'type',
};

/** `className="language-…"` */
export const LANGUAGE = 'g';
export const LANGUAGE_PREFIX = 'language-';

/** `style={{textAlign: …}}` */
export const ALIGN = 'n';

/** Any other attribute: `:name=json`. */
export const OTHER = ':';

export const headingSlug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');
