import {expect, test} from 'vitest';
import {optionsSchema} from './options.js';
import {searchSettings} from './searchSettings.js';

const options = (given: object = {}) => optionsSchema.parse(given);

test('without options there is a contextual search with a page of results', () => {
  expect(searchSettings(options())).toEqual({
    contextualSearch: true,
    searchPagePath: 'search',
    placeholder: undefined,
    initialQuery: undefined,
    hitsPerPage: 15,
    missingResultsUrl: undefined,
  });
});

test('themeConfig.algolia counts where the options leave something open', () => {
  const algolia = {contextualSearch: false, searchPagePath: '/find/', placeholder: 'Find', initialQuery: 'a'};
  expect(searchSettings(options(), algolia)).toMatchObject({...algolia, searchPagePath: 'find'});
  const own = {contextualSearch: true, searchPagePath: 'help/search', placeholder: 'Help'};
  expect(searchSettings(options(own), algolia)).toMatchObject({...own, initialQuery: 'a'});
});

test('`false`, and in themeConfig.algolia `null` and an empty text as well, mean no page of results', () => {
  expect(searchSettings(options({searchPagePath: false})).searchPagePath).toBe(false);
  expect(searchSettings(options(), {searchPagePath: null}).searchPagePath).toBe(false);
  expect(searchSettings(options(), {searchPagePath: ''}).searchPagePath).toBe(false);
});
