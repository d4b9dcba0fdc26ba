import {expect, test} from 'vitest';
import {parsePostFileName, timeOfFileDate} from './fileName.js';

test.each([
  ['2020-01-05-hello.md', '2020-01-05', 'hello', '/2020/01/05/hello'],
  ['2020-1-5-hello.mdx', '2020-1-5', 'hello', '/2020/1/5/hello'],
  ['2020-01-05-hello/index.md', '2020-01-05', 'hello', '/2020/01/05/hello'],
  ['2020/01/05/hello.md', '2020/01/05', 'hello', '/2020/01/05/hello'],
  ['2020/01/05-hello.md', '2020/01/05', 'hello', '/2020/01/05/hello'],
  ['2020-01-05/hello.md', '2020-01-05', 'hello', '/2020/01/05/hello'],
  ['folder/2020-01-05-hello.md', '2020-01-05', 'folder/hello', '/2020/01/05/folder/hello'],
  ['2020-01-05.md', '2020-01-05', '', '/2020/01/05/'],
  ['2020-01-05-100%25.md', '2020-01-05', '100%25', '/2020/01/05/100%2525'],
  ['hello.md', undefined, 'hello', '/hello'],
  ['folder/hello/index.md', undefined, 'folder/hello', '/folder/hello'],
  ['release-12020-01-05.md', undefined, 'release-12020-01-05', '/release-12020-01-05'],
])('%s has the date %s', (path, date, text, slug) => {
  expect(parsePostFileName(path)).toEqual({...(date !== undefined && {date}), text, slug});
});

test('days that do not exist have no time', () => {
  expect(timeOfFileDate('2020-2-29')).toBe(Date.UTC(2020, 1, 29));
  expect(timeOfFileDate('2021-02-29')).toBeUndefined();
  expect(timeOfFileDate('2021-13-01')).toBeUndefined();
});
