import {duplicates, htmlProblems, isRfc3339, isUrl} from './rules.js';

type Fields = {readonly [name: string]: unknown};

/** A rule for a field: its value must pass `test`; if `isRequired`, the field must exist. */
type FieldRule = readonly [name: string, test: (value: unknown) => boolean, isRequired?: boolean];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isJsonUrl = (value: unknown) => isText(value) && isUrl(value);
const isDate = (value: unknown) => isText(value) && isRfc3339(value);

const FEED: readonly FieldRule[] = [
  ['version', (value) => /^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/.test(String(value)), true],
  ['title', isText, true],
  ['items', Array.isArray, true],
  ['home_page_url', isJsonUrl],
  ['feed_url', isJsonUrl, true],
  ['description', isText],
  ['icon', isJsonUrl],
];

const ITEM: readonly FieldRule[] = [
  ['id', isText, true],
  ['url', isJsonUrl],
  ['title', isText],
  ['content_html', (value) => typeof value === 'string', true],
  ['summary', isText],
  ['image', isJsonUrl],
  ['date_published', isDate],
  ['date_modified', isDate],
  ['tags', (value) => Array.isArray(value) && value.every(isText)],
];

const AUTHOR: readonly FieldRule[] = [
  ['name', isText],
  ['url', isJsonUrl],
];

function fieldProblems(object: Fields, rules: readonly FieldRule[]): readonly string[] {
  return rules
    .filter(([name, test, isRequired]) => (name in object ? !test(object[name]) : isRequired))
    .map(([name]) => `"${name}" is not valid: ${JSON.stringify(object[name])}`);
}

function itemProblems(item: Fields): readonly string[] {
  const {author = {name: 'default'}, content_html: html} = item;
  const isPerson = typeof author === 'object' && author !== null && Object.keys(author).length > 0;
  return [
    ...fieldProblems(item, ITEM),
    ...(isPerson ? fieldProblems({...author}, AUTHOR) : ['an author has no field']),
    ...htmlProblems(String(html)),
  ];
}

/**
 * Finds violations of the JSON Feed specification.
 *
 * @param url - URL of the feed
 */
export function jsonProblems(text: string, url: string): readonly string[] {
  const feed: Fields & {readonly items?: readonly Fields[]} = JSON.parse(text);
  const items = feed.items ?? [];
  return [
    ...fieldProblems(feed, FEED),
    ...(feed.feed_url === url ? [] : ['no URL of itself']),
    ...items.flatMap(itemProblems),
    ...duplicates(items.map(({id}) => String(id))).map((id) => `two items have the id ${id}`),
  ];
}
