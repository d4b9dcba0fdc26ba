import {expect, test} from 'vitest';
import {parsePostFileName, timeOfFileDate} from './fileName.js';

// Expected values are those of Docusaurus 3.10.2.
test.each([
  ['2020-01-05-hello.md', '2020-01-05', 'hello', '/2020/01/05/hello'],
  ['2020-1-5-hello.mdx', '2020-1-5', 'hello', '/2020/1/5/hello'],
  ['2020-01-05-hello/index.md', '2020-01-05', 'hello', '/2020/01/05/hello'],
  ['2020-01-05-hello/part/index.mdx', '2020-01-05', 'hello/part', '/2020/01/05/hello/part'],
  ['2020/01/05/hello.md', '2020/01/05', 'hello', '/2020/01/05/hello'],
  ['2020/01/05-hello.md', '2020/01/05', 'hello', '/2020/01/05/hello'],
  ['2020-01/05-hello.md', '2020-01/05', 'hello', '/2020/01/05/hello'],
  ['2020-01/05/hello.md', '2020-01/05', 'hello', '/2020/01/05/hello'],
  ['2020/01-05-hello.md', '2020/01-05', 'hello', '/2020/01/05/hello'],
  ['2020/01-05/hello.md', '2020/01-05', 'hello', '/2020/01/05/hello'],
  ['2020/1-5/hello/index.md', '2020/1-5', 'hello', '/2020/1/5/hello'],
  ['2020-01-05/hello.md', '2020-01-05', 'hello', '/2020/01/05/hello'],
  ['2020-01-05hello.md', '2020-01-05', 'hello', '/2020/01/05/hello'],
  ['folder/2020-01-05-hello.md', '2020-01-05', 'hello', '/2020/01/05/folder/hello'],
  ['folder/2020/01-05-hello.mdx', '2020/01-05', 'hello', '/2020/01/05/folder/hello'],
  ['folder/2020-01-05/part/hello.md', '2020-01-05', 'part/hello', '/2020/01/05/folder/part/hello'],
  ['folder-2020-01-05-hello.md', '2020-01-05', 'hello', '/2020/01/05/folder-hello'],
  ['x2020-01-05-hello.md', '2020-01-05', 'hello', '/2020/01/05/xhello'],
  ['2019/2020-01-05-hello.md', '2020-01-05', 'hello', '/2020/01/05/2019/hello'],
  ['2019-02-03-to-2020-01-05.md', '2020-01-05', '', '/2020/01/05/2019-02-03-to-'],
  ['2020-01-05.md', '2020-01-05', '', '/2020/01/05/'],
  ['2020-01-05/index.md', '2020-01-05', 'index', '/2020/01/05/index'],
  ['2020-01-05-100%25.md', '2020-01-05', '100%25', '/2020/01/05/100%2525'],
  ['2020.01.05-hello.md', undefined, '2020.01.05-hello', '/2020.01.05-hello'],
  ['20200105-hello.md', undefined, '20200105-hello', '/20200105-hello'],
  ['2020-01-hello.md', undefined, '2020-01-hello', '/2020-01-hello'],
  ['hello.md', undefined, 'hello', '/hello'],
  ['index.md', undefined, 'index', '/index'],
  ['folder/hello/index.md', undefined, 'folder/hello', '/folder/hello'],
])('%s has the date %s', (path, date, text, slug) => {
  expect(parsePostFileName(path)).toEqual({...(date !== undefined && {date}), text, slug});
});

test('days that do not exist have no time', () => {
  expect(timeOfFileDate('2020-2-29')).toBe(Date.UTC(2020, 1, 29));
  expect(timeOfFileDate('2021-02-29')).toBeUndefined();
  expect(timeOfFileDate('2021-13-01')).toBeUndefined();
  expect(timeOfFileDate('2021/02-31')).toBeUndefined();
  expect(timeOfFileDate('2021-0-1')).toBeUndefined();
  expect(timeOfFileDate('2021/12-31')).toBe(Date.UTC(2021, 11, 31));
});
