import {createHash} from 'node:crypto';
import type {CollectionCreateSchema} from 'typesense';

/** Languages whose texts Typesense splits into words only if the schema names the language. */
const WITHOUT_SPACES = ['zh', 'ja', 'ko', 'th'];

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * Returns the fields of the collection, which are those of the DocSearch crawler. All locales share one collection. If
 * one of them is in `WITHOUT_SPACES`, the texts of all locales are split into words by the rules of that language.
 */
function fieldsFor(locales: readonly string[]) {
  const languages = locales.map((locale) => locale.split('-', 1)[0]?.toLowerCase() ?? '');
  const language = languages.find((code) => WITHOUT_SPACES.includes(code));
  const textOptions = {optional: true, ...(language !== undefined && {locale: language})};
  return [
    ...LEVELS.map((name) => ({name, type: 'string' as const, facet: true, ...textOptions})),
    {name: 'content', type: 'string' as const, ...textOptions},
    {name: 'tags', type: 'string[]' as const, ...textOptions},
    {name: 'anchor', type: 'string' as const, optional: true},
    {name: 'url', type: 'string' as const, facet: true},
    {name: 'url_without_anchor', type: 'string' as const, facet: true},
    {name: 'type', type: 'string' as const, facet: true},
    {name: 'language', type: 'string' as const, facet: true},
    {name: 'docusaurus_tag', type: 'string' as const, facet: true},
    {name: 'version', type: 'string[]' as const, facet: true, optional: true},
    {name: 'item_priority', type: 'int64' as const},
  ];
}

const OWN_NAME = /^(.+)_lectern_[\da-f]{10}$/;

/**
 * Returns the schema of the collection behind an alias. The name of the collection contains a hash of the schema, so
 * another schema makes a new collection.
 *
 * @param alias - name of the alias: "docs" makes a collection "docs_lectern_0123456789"
 */
export function collectionSchema(alias: string, locales: readonly string[]) {
  const schema = {
    fields: fieldsFor(locales),
    default_sorting_field: 'item_priority',
    token_separators: ['_', '-', '.', '/'],
  };
  const hash = createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 10);
  return {name: `${alias}_lectern_${hash}`, ...schema} satisfies CollectionCreateSchema;
}

/**
 * Returns `true` if `site search:push` has made the collection for this alias. Only such collections may be deleted.
 */
export function isOwnCollection(name: string, alias: string): boolean {
  return OWN_NAME.exec(name)?.[1] === alias;
}
