import {expect, test} from 'vitest';
import {resolveTags} from './resolveTags.js';
import {tagSlug} from './tagSlug.js';
import {parseTagsFile} from './tagsFile.js';

test.each([
  ['Some tag', 'some-tag'],
  ['some-tag', 'some-tag'],
  ['some_tag', 'some-tag'],
  ['myTag', 'my-tag'],
  ['i18n', 'i18n'],
  ['HTML Parser', 'html-parser'],
  ['v2.0', 'v2-0'],
  ['日本語', '日本語'],
  ['+++', '+++'],
])('%s has the path %s', (label, expected) => {
  expect(tagSlug(label)).toBe(expected);
});

test('a tag of the tags file brings its label, permalink and description', () => {
  const tagsFile = parseTagsFile(
    'docs:\nrelease:\n  label: Releases\n  permalink: /r\n  description: News\n',
    'tags.yml',
    [],
  );
  const tags = resolveTags({
    tags: ['docs', 'release', 'other', {label: 'Own', permalink: '/own'}, 'Other'],
    tagsFile,
    toPermalink: (path) => `/docs/tags/${path.replace(/^\//, '')}`,
  });
  expect(tags).toEqual([
    {label: 'Docs', permalink: '/docs/tags/docs', inline: false},
    {label: 'Releases', permalink: '/docs/tags/r', description: 'News', inline: false},
    {label: 'other', permalink: '/docs/tags/other', inline: true},
    {label: 'Own', permalink: '/docs/tags/own', inline: true},
  ]);
});
