/**
 * How an artifact writes content: text as it is, structure as control characters. The whole format:
 *
 *     content    = (text | HOLE | element)*
 *     element    = head attribute* [TEXT] content CLOSE
 *     head       = a tag of TAGS | MAPPED name | NATIVE name | COMPONENT
 *     attribute  = ATTRIBUTE key value
 *
 * Names and values end at the next control character; TEXT is in the place where the text of a child would follow. What else
 * would be ambiguous (text with control characters in it) is no text but a hole.
 *
 * A HOLE is the next of the values that come with the template, COMPONENT takes `[type, props?, key?]` from there.
 * MAPPED and the tags of TAGS are looked up in the component map, NATIVE names are not.
 */
export const ATTRIBUTE = '\x01';
export const TEXT = '\x02';
export const CLOSE = '\x03';
export const HOLE = '\x04';
export const COMPONENT = '\x05';
export const MAPPED = '\x06';
export const NATIVE = '\x07';

/** The tags that have a sign of their own, from FIRST_TAG on. */
export const TAGS = 'p a code li td th tr strong em ul ol pre table admonition blockquote h2 h3 h4'.split(
  ' ',
);
export const FIRST_TAG = 0x0e;

/** A text ends at one of these. */
export const SIGN = /([\x01-\x08\x0e-\x1f])/;

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

/** The part of a `className` after "language-". */
export const LANGUAGE = 'g';

/** `style={{textAlign: …}}` */
export const ALIGN = 'n';

/** Any other attribute: `:name=json`. */
export const OTHER = ':';
