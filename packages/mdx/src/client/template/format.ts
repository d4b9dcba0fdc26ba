/**
 * Format of the content in an artifact: text is written as it is, structure as control characters.
 *
 *     content    = (text | HOLE | element)*
 *     element    = head attribute* [TEXT] content CLOSE
 *     head       = a tag of TAGS | MAPPED name | NATIVE name | COMPONENT
 *     attribute  = ATTRIBUTE key value
 *
 * Names and values end at the next control character. TEXT separates a name or a value from a text that follows it.
 * Text contains none of these characters, since the compiler removes them.
 *
 * A HOLE is a placeholder for the next value in the list that comes with the template. The value for a COMPONENT is
 * `[type, props?, key?]`.
 * MAPPED names and the tags of TAGS are looked up in the component map (name of an element or component → React
 * component), NATIVE names are not.
 */
export const ATTRIBUTE = '\x01';
export const TEXT = '\x02';
export const CLOSE = '\x03';
export const HOLE = '\x04';
export const COMPONENT = '\x05';
export const MAPPED = '\x06';
export const NATIVE = '\x07';

/** Tags that have a control character of their own: FIRST_TAG for "p", the next one for "a", and so on. */
export const TAGS = 'p a code li td th tr strong em ul ol pre table admonition blockquote h2 h3 h4'.split(
  ' ',
);
export const FIRST_TAG = 0x0e;

/** Matches any control character of a template. It is captured, so that `split` returns it too. */
export const SIGN = /([\x01-\x08\x0e-\x1f])/;

/** Keys of frequent attributes: letter in a template → name of the attribute. */
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

/**
 * Key for the attribute `className` if its value begins with "language-"; only the text after "language-" is written.
 */
export const LANGUAGE = 'g';

/** Key for the attribute `style` if it is `{{textAlign: value}}`; only `value` is written. */
export const ALIGN = 'n';

/** Key for any other attribute, written as `:name=json`. */
export const OTHER = ':';
