import {duplicates, htmlProblems, isEmail, isLanguage, isRfc3339, isUrl} from './rules.js';
import {type AbsenceRule, applyRules, type TextRule, withXml} from './xml.js';

const TEXTS: readonly TextRule[] = [
  ['//atom:updated | //atom:published', isRfc3339, 'a date of RFC 3339'],
  ['//atom:id | //atom:icon | //atom:logo | //atom:uri | //atom:link/@href', isUrl, 'an absolute URL'],
  ['//atom:email', isEmail, 'an e-mail address'],
  ['//@xml:lang', isLanguage, 'a language'],
];

/** Elements that a feed or an entry may have, RFC 4287 sections 4.1.1 and 4.1.2. */
const FEED =
  'author category contributor generator icon id link logo rights subtitle title updated entry'.split(' ');
const ENTRY =
  'author category content contributor id link published rights source summary title updated'.split(' ');

function without(names: readonly string[]): string {
  return names.map((name) => `not(self::atom:${name})`).join(' and ');
}

const ABSENCES: readonly AbsenceRule[] = [
  ['/*[not(self::atom:feed)]', 'the root is not a feed'],
  [`/atom:feed/atom:*[${without(FEED)}]`, 'a feed has an element that feeds cannot have'],
  [`//atom:entry/atom:*[${without(ENTRY)}]`, 'an entry has an element that entries cannot have'],
  ...['id', 'title', 'updated'].map(
    (name): AbsenceRule => [
      `/atom:feed[count(atom:${name}) != 1] | //atom:entry[count(atom:${name}) != 1]`,
      `a feed or an entry does not have exactly one ${name}`,
    ],
  ),
  ...['generator', 'icon', 'logo', 'rights', 'subtitle', 'published', 'summary', 'content'].map(
    (name): AbsenceRule => [`//atom:*[count(atom:${name}) > 1]`, `more than one ${name}`],
  ),
  ['//atom:entry[not(atom:author)][not(/atom:feed/atom:author)]', 'an entry has no author'],
  ['(//atom:author | //atom:contributor)[count(atom:name) != 1]', 'a person without one name'],
  ['//atom:name[normalize-space() = ""] | //atom:id[normalize-space() = ""]', 'an empty name or id'],
  ['//atom:category[not(@term)]', 'a category has no term'],
  ['//atom:link[not(@href)]', 'a link has no href'],
  [
    '//atom:entry[not(atom:content)][not(atom:link[not(@rel) or @rel = "alternate"])]',
    'an entry has neither content nor a link',
  ],
  [
    '//atom:*[count(atom:link[(not(@rel) or @rel = "alternate") and not(@type) and not(@hreflang)]) > 1]',
    'two alternate links of one kind',
  ],
  [
    '(//atom:title | //atom:summary | //atom:subtitle | //atom:rights | //atom:content)[@type != "text" and @type != "html"]',
    'a text of a type that we do not write',
  ],
  [
    '(//atom:title | //atom:summary | //atom:subtitle | //atom:rights | //atom:content)/*',
    'a text has elements',
  ],
];

/**
 * Finds violations of RFC 4287 in an Atom feed.
 *
 * @param url - URL of the feed
 */
export function atomProblems(text: string, url: string): readonly string[] {
  return withXml(text, (xml) => [
    ...applyRules(xml, {texts: TEXTS, absences: ABSENCES}),
    ...duplicates(xml.texts('//atom:entry/atom:id')).map((id) => `two entries have the id ${id}`),
    ...(xml.texts('/atom:feed/atom:link[@rel = "self"]/@href').join() === url ? [] : ['no link to itself']),
    ...xml.texts('//atom:content[@type = "html"] | //atom:summary[@type = "html"]').flatMap(htmlProblems),
  ]);
}
