import {expect, test} from 'vitest';
import {releasePosts} from './releasePosts';
import {parseReleases} from './releases';

const entry = (version: string, fields = '') =>
  `- version: ${version}\n  date: 2022-08-01\n  fixes: A bug.\n${fields}`;

test('an entry has a version, a date, contributors and notes', () => {
  const text = `${entry('2.0.1', '  contributors: 3\n')}${entry('V2 Changelog')}`;
  expect(parseReleases(text, 'releases.yml')).toEqual([
    {version: '2.0.1', date: '2022-08-01', contributors: 3, notes: {fixes: 'A bug.'}},
    {version: 'V2 Changelog', date: '2022-08-01', contributors: 0, notes: {fixes: 'A bug.'}},
  ]);
});

test.each([
  [`${entry('1.0.0')}- version: 1.0.1\n`, 4, 'This entry has no date such as 2022-08-01.'],
  [entry('../1.0.0'), 1, 'This entry has no version that a file can be named after.'],
  [entry('1.0.0', '  fixed: Another.\n'), 1, 'This entry has an unknown field "fixed".'],
  [entry('1.0.0', '  contributors: many\n'), 1, 'This entry has a number of contributors that is none.'],
  [
    '- version: 1.0.0\n  date: 2022-08-01\n',
    1,
    'This entry needs a text in at least one of features, breaking, fixes.',
  ],
  [entry('1.0.0') + entry('1.0.0'), 4, 'There are two entries for 1.0.0.'],
  ['- just a text\n', 1, 'This entry is not a release with a version and a date.'],
  ['version: 1.0.0\n', 1, 'The file must be a list of releases.'],
])('a mistake is reported with its line: %#', (text, line, message) => {
  expect(() => parseReleases(text, 'releases.yml')).toThrow(
    expect.objectContaining({code: 'CHANGELOG_ENTRY', message, location: {file: 'releases.yml', line}}),
  );
});

test('releases of one day keep their order, and know their list page', () => {
  const releases = parseReleases(`${entry('2.0.1')}${entry('2.0.0')}${entry('1.9.0')}`, 'releases.yml');
  const posts = releasePosts(releases, 2);
  expect(posts.map(({fileName}) => fileName)).toEqual(['2.0.1.md', '2.0.0.md', '1.9.0.md']);
  expect(posts.map(({text}) => /date: "(.*)"/.exec(text)?.[1])).toEqual([
    '2022-08-01T20:00',
    '2022-08-01T19:00',
    '2022-08-01T18:00',
  ]);
  expect(posts.map(({text}) => /listPage: (\d)/.exec(text)?.[1])).toEqual(['1', '1', '2']);
});

test('a post has a section for each kind of note, whose id is unique among releases', () => {
  const note = 'Read [more](/docs/) about `site`.';
  const text = `- version: 2.0.0-rc.1\n  date: 2022-07-14\n  contributors: 21\n  fixes: B.\n  features: ${note}\n`;
  const [post] = releasePosts(parseReleases(text, 'releases.yml'), 20);
  const [, head = '', body] = /^---\n([\s\S]*)\n---\n\n([\s\S]*)$/.exec(post?.text ?? '') ?? [];
  expect(head).toContain('title: "2.0.0-rc.1"');
  expect(head).toContain('description: "Read more about site."');
  const authors = JSON.parse(/authors: (.*)/.exec(head)?.[1] ?? '[]');
  expect(authors).toHaveLength(21);
  expect(authors[20]).toEqual({image_url: '/img/figures/01.svg'});
  expect(body).toBe(
    `## What is new {#features-2-0-0-rc-1}\n\n${note}\n\n## What was corrected {#fixes-2-0-0-rc-1}\n\nB.\n`,
  );
});
