import {expect, test} from 'vitest';
import {EMPTY_LIST, parsePublished, publishedText} from './publishedList.js';

const SKETCH = '0123456789abcdef.123456789abcde.';

test('a list is read and written without a change, with its comments', () => {
  const text = `# Head\n# of the list\n\n/ ${SKETCH} Home\n# why\n/docs/a%20b ${SKETCH} A: title, with 3 parts\n/manual.pdf\n# end\n`;
  const list = parsePublished(text, '/site/published.txt');
  expect(list.problems).toEqual([]);
  expect(list.addresses.map(({address, sketch, title, line}) => [address, sketch, title, line])).toEqual([
    ['/', SKETCH, 'Home', 4],
    ['/docs/a%20b', SKETCH, 'A: title, with 3 parts', 6],
    ['/manual.pdf', undefined, undefined, 7],
  ]);
  expect(publishedText(list)).toBe(text);
});

test('addresses are sorted, one a line, and written so that each stays one word', () => {
  const entry = (address: string) => ({address, line: 0, comments: []});
  const list = {...EMPTY_LIST, addresses: [entry('/docs/b/'), entry('/docs/a b'), entry('/')]};
  expect(publishedText(list).split('\n').slice(3)).toEqual(['/', '/docs/a%20b', '/docs/b', '']);
  expect(parsePublished(publishedText(list), '').addresses).toHaveLength(3);
});

test('both lines of a merge stay, the first of two equal ones counts, and marks of a conflict are reported', () => {
  const text = `/a ${SKETCH} Ours\r\n/a/ ${SKETCH} Theirs\r\n<<<<<<< HEAD\r\n/b\r\n../c\r\n`;
  const {addresses, problems} = parsePublished(text, '/site/published.txt');
  expect(addresses.map(({address, title}) => [address, title])).toEqual([
    ['/a', 'Ours'],
    ['/b', undefined],
  ]);
  expect(problems).toEqual([
    {file: '/site/published.txt', line: 3, message: 'The address "<<<<<<<" does not start with "/".'},
    {file: '/site/published.txt', line: 5, message: 'The address "../c" does not start with "/".'},
  ]);
});
