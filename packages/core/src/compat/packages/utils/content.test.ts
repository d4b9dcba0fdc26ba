import {expect, test, vi} from 'vitest';
import type {RouteConfig} from '../../../plugins/Plugin.js';
import type {I18n} from '../../../shared/siteConfig.js';
import {escapeRegexp, findAsyncSequential, flattenRoutes, mapAsyncSequential} from './sequences.js';
import {getTagVisibility, groupTaggedItems, normalizeTags, reportInlineTags} from './tags.js';
import {
  getLocaleConfig,
  getPluginI18nPath,
  mergeTranslations,
  updateTranslationFileMessages,
} from './translations.js';
import {isDraft, isUnlisted} from './visibility.js';
import {getFileLoaderUtils} from './webpackRules.js';

const a = {label: 'A', permalink: '/a', inline: true, description: undefined};
const b = {label: 'B', permalink: '/b', inline: false, description: undefined};

test('tags get labels and permalinks from the tags file or from their text', () => {
  const tagsFile = {known: {label: 'Known', permalink: '/k', description: 'd'}};
  const frontMatterTags = ['known', 'Some Tag', {label: 'X', permalink: '/x'}];
  const input = {source: 's.md', frontMatterTags, tagsBaseRoutePath: '/docs/tags', tagsFile};
  expect(normalizeTags({...input, options: {tags: undefined, onInlineTags: 'ignore'}})).toEqual([
    {label: 'Known', permalink: '/docs/tags/k', description: 'd', inline: false},
    {label: 'Some Tag', permalink: '/docs/tags/some-tag', description: undefined, inline: true},
    {label: 'X', permalink: '/docs/tags/x', description: undefined, inline: true},
  ]);
  expect(() => normalizeTags({...input, options: {tags: undefined, onInlineTags: 'throw'}})).toThrow(
    'Tags [Some Tag, X] used in s.md are not defined in tags.yml',
  );
  expect(() =>
    reportInlineTags({tags: [b], source: 's.md', options: {tags: 't.yml', onInlineTags: 'throw'}}),
  ).not.toThrow();
});

test('items are grouped by their tags', () => {
  const items = [{tags: [a, b]}, {tags: [a, a]}];
  expect(groupTaggedItems(items, ({tags}) => tags)).toEqual({
    '/a': {tag: a, items},
    '/b': {tag: b, items: [items[0]]},
  });
});

test('a tag of unlisted items alone is unlisted', () => {
  const isUnlisted = (hidden: boolean) => hidden;
  expect(getTagVisibility({items: [true, false], isUnlisted})).toEqual({
    unlisted: false,
    listedItems: [false],
  });
  expect(getTagVisibility({items: [true], isUnlisted})).toEqual({unlisted: true, listedItems: [true]});
});

test('translations of a plugin', () => {
  expect(mergeTranslations([{a: {message: '1'}}, {b: {message: '2'}}, {a: {message: '3'}}])).toEqual({
    a: {message: '3'},
    b: {message: '2'},
  });
  const file = {path: 'x', content: {a: {message: 'm', description: 'd'}}};
  expect(updateTranslationFileMessages(file, (message) => `${message}!`).content).toEqual({
    a: {message: 'm!', description: 'd'},
  });
  const place = {localizationDir: '/i18n/fr', pluginName: 'p'};
  expect(getPluginI18nPath(place)).toBe('/i18n/fr/p');
  expect(getPluginI18nPath({...place, pluginId: 's', subPaths: ['a', 'b']})).toBe('/i18n/fr/p-s/a/b');
  const i18n = {currentLocale: 'fr', localeConfigs: {fr: {label: 'Français'}}} as unknown as I18n;
  expect(getLocaleConfig(i18n)).toEqual({label: 'Français'});
  expect(() => getLocaleConfig(i18n, 'de')).toThrow("Can't find locale config for locale `de`");
});

test('drafts and unlisted pages are hidden in production, or where it is simulated', () => {
  const frontMatter = {draft: true, unlisted: true};
  expect([isDraft({frontMatter, env: 'production'}), isUnlisted({frontMatter, env: 'production'})]).toEqual([
    true,
    true,
  ]);
  expect([isDraft({frontMatter, env: 'development'}), isUnlisted({frontMatter})]).toEqual([false, false]);
  vi.stubEnv('SIMULATE_PRODUCTION_VISIBILITY', 'true');
  expect(isDraft({frontMatter, env: 'development'})).toBe(true);
  vi.unstubAllEnvs();
});

test('sequences, expressions and routes', async () => {
  const seen: number[] = [];
  expect(await mapAsyncSequential([1, 2], async (one) => one * 2)).toEqual([2, 4]);
  const isLarge = async (one: number) => seen.push(one) > 0 && one > 1;
  expect(await findAsyncSequential([1, 2, 3], isLarge)).toBe(2);
  expect(seen).toEqual([1, 2]);
  expect(escapeRegexp('a.b*c[-]')).toBe('a\\.b\\*c\\[\\x2d\\]');
  const route = (path: string, routes?: RouteConfig[]): RouteConfig => ({
    path,
    component: '@theme/X',
    routes,
  });
  const nested = [route('/a', [route('/b'), route('/c', [route('/d')])]), route('/e')];
  expect(flattenRoutes(nested).map(({path}) => path)).toEqual(['/b', '/d', '/e']);
});

test('rules publish files that code imports', () => {
  const {rules, loaders} = getFileLoaderUtils(false);
  expect(rules.svgs().test).toEqual(/\.svg$/i);
  expect(loaders.file({folder: 'files'})).toMatchObject({options: {folder: 'files'}});
  expect(loaders.inlineMarkdownLinkFileLoader).toMatch(/^!.*fileLoader\.js\?folder=files!$/);
});
