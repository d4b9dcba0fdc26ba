import {expect, test} from 'vitest';
import {filterSites, isFiltered, type ShowcaseFilter} from './filterSites';
import type {ShowcaseSite, ShowcaseTag} from './samples';

const site = (title: string, ...tags: ShowcaseTag[]): ShowcaseSite => ({
  id: title,
  title,
  description: '',
  tags,
  picture: '',
  website: '',
});

const sites = [site('Quill', 'design', 'i18n'), site('Quarry', 'design'), site('Loom', 'i18n', 'rtl')];
const nothing: ShowcaseFilter = {name: '', tags: [], operator: 'OR'};
const titles = (filter: Partial<ShowcaseFilter>) =>
  filterSites(sites, {...nothing, ...filter}).map(({title}) => title);

test('without a filter every site matches, whatever the operator', () => {
  expect(titles({})).toHaveLength(3);
  expect(titles({operator: 'AND'})).toHaveLength(3);
  expect(isFiltered(nothing)).toBe(false);
  expect(isFiltered({...nothing, name: ' '})).toBe(false);
});

test('one of the tags is enough, or all of them are needed', () => {
  expect(titles({tags: ['design', 'rtl']})).toEqual(['Quill', 'Quarry', 'Loom']);
  expect(titles({tags: ['design', 'i18n'], operator: 'AND'})).toEqual(['Quill']);
  expect(titles({tags: ['design', 'rtl'], operator: 'AND'})).toEqual([]);
});

test('part of a title is found in any case, without the spaces around it, within the tags', () => {
  expect(titles({name: ' QU'})).toEqual(['Quill', 'Quarry']);
  expect(titles({name: 'qu', tags: ['i18n']})).toEqual(['Quill']);
  expect(titles({name: '.*'})).toEqual([]);
});
