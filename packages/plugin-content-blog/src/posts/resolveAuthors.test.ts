import {expect, test} from 'vitest';
import type {PostFile} from '../model/BlogPost.js';
import {type ResolveAuthorsInput, resolveAuthors} from './resolveAuthors.js';

/** Resolves the field "authors" of a post. Returns the authors, and the messages of problems. */
function resolve(authors: unknown) {
  const post = {file: import.meta.filename, frontMatter: {authors}, text: ''} as unknown as PostFile;
  const input = {
    context: {siteDir: '/site'},
    options: {authorsMapPath: 'authors.yml'},
    authorsMap: {ada: {key: 'ada', name: 'Ada', title: 'Maintainer', page: null}},
    problems: [],
  } as unknown as ResolveAuthorsInput;
  const found = resolveAuthors(post, input);
  return {authors: found, problems: input.problems.map(({message}) => message)};
}

test('a key stands for its author, and fields beside it replace those of the author', () => {
  expect(resolve(['ada']).authors).toMatchObject([{name: 'Ada', title: 'Maintainer'}]);
  expect(resolve([{key: 'ada', title: 'Guest'}]).authors).toMatchObject([{name: 'Ada', title: 'Guest'}]);
});

test.each([[['adda']], [[{key: 'adda', name: 'Ada'}]]])('an unknown key is a mistake: %j', (authors) => {
  const resolved = resolve(authors);
  expect(resolved.authors).toEqual([]);
  expect(resolved.problems).toEqual([expect.stringContaining('"adda"')]);
});
