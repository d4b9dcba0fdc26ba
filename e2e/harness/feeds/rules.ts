import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** RFC 3339, the date format of Atom and JSON feeds. */
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** RFC 822 with a year of four digits, the date format of RSS. */
const RFC_822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;
/** Language tag of RFC 5646, simplified. */
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*$/;

const isTime = (text: string) => !Number.isNaN(Date.parse(text));

export const isRfc3339 = (text: string) => RFC_3339.test(text) && isTime(text);
export const isRfc822 = (text: string) => RFC_822.test(text) && isTime(text);
export const isLanguage = (text: string) => LANGUAGE.test(text);
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** True for a URL with a scheme that has only characters allowed by RFC 3986. */
export function isUrl(text: string): boolean {
  return (
    /^[A-Za-z][\w+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/.test(text) &&
    !/%(?![\dA-Fa-f]{2})/.test(text) &&
    URL.canParse(text)
  );
}

export function duplicates(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function elements(root: Tree.ParentNode): Tree.Element[] {
  return root.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elements(node)] : []));
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'cite', 'xlink:href'];

function urlsOf({name, value}: {readonly name: string; readonly value: string}): readonly string[] {
  if (URL_ATTRIBUTES.includes(name)) return [value];
  return name === 'srcset' ? value.split(', ').map((image) => image.split(' ')[0] ?? '') : [];
}

/** Finds parts of a post that do not work in feed readers: relative URLs and scripts. */
export function htmlProblems(html: string): readonly string[] {
  return elements(parse(html)).flatMap(({tagName, attrs}) => {
    const relative = attrs
      .flatMap(urlsOf)
      .filter((url) => !isUrl(url))
      .map((url) => `<${tagName}>: "${url}" is not an absolute URL`);
    return tagName === 'script' ? [...relative, 'has a script'] : relative;
  });
}
