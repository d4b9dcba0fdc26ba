import {duplicates, htmlProblems, isLanguage, isRfc822, isUrl} from './rules.js';
import {type AbsenceRule, applyRules, type TextRule, withXml} from './xml.js';

const TEXTS: readonly TextRule[] = [
  ['//pubDate | //lastBuildDate', isRfc822, 'a date of RFC 822'],
  ['//link | //docs | //guid[not(@isPermaLink = "false")] | //atom:link/@href', isUrl, 'an absolute URL'],
  ['//category/@domain', isUrl, 'an absolute URL'],
  ['//author', (text) => /^[^\s@]+@[^\s@]+(?: \(.+\))?$/s.test(text), 'an e-mail address with a name'],
  ['//language', isLanguage, 'a language'],
];

/** Elements that a channel or an item may have in RSS 2.0. */
const CHANNEL =
  'title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs cloud ttl image rating textInput skipHours skipDays item'.split(
    ' ',
  );
const ITEM = 'title link description author category comments enclosure guid pubDate source'.split(' ');

function without(names: readonly string[]): string {
  return `namespace-uri() = "" and ${names.map((name) => `not(self::${name})`).join(' and ')}`;
}

const ABSENCES: readonly AbsenceRule[] = [
  ['/*[not(self::rss) or not(@version = "2.0")]', 'the root is not RSS 2.0'],
  ['/rss[count(channel) != 1]', 'not exactly one channel'],
  [`//channel/*[${without(CHANNEL)}]`, 'a channel has an element that channels cannot have'],
  [`//item/*[${without(ITEM)}]`, 'an item has an element that items cannot have'],
  ...['title', 'link', 'description'].map(
    (name): AbsenceRule => [
      `//channel[count(${name}) != 1]`,
      `the channel does not have exactly one ${name}`,
    ],
  ),
  ['//channel/title[normalize-space() = ""]', 'the channel has an empty title'],
  ['//item[not(title) and not(description)]', 'an item has neither title nor description'],
  ...['title', 'link', 'description', 'guid', 'pubDate', 'author', 'content:encoded'].map(
    (name): AbsenceRule => [`//item[count(${name}) > 1]`, `an item has more than one ${name}`],
  ),
  ['//title/* | //description/* | //content:encoded/*', 'a text has elements'],
];

/**
 * Finds violations of RSS 2.0 and of its best practices for self links and ids.
 *
 * @param url - URL of the feed
 */
export function rssProblems(text: string, url: string): readonly string[] {
  return withXml(text, (xml) => [
    ...applyRules(xml, {texts: TEXTS, absences: ABSENCES}),
    ...duplicates(xml.texts('//item/guid')).map((id) => `two items have the guid ${id}`),
    ...(xml.texts('//channel/atom:link[@rel = "self"]/@href').join() === url ? [] : ['no link to itself']),
    ...xml.texts('//content:encoded | //item/description').flatMap(htmlProblems),
  ]);
}
