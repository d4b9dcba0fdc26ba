import {expect, test} from 'vitest';
import {MarkdownError} from './errors.js';
import {parseFrontMatter} from './frontMatter.js';

test('front matter is YAML', () => {
  expect(parseFrontMatter('---\ntitle: "a: b"\ntags: [x]\n---\n\nBody\n', 'f.md')).toEqual({
    frontMatter: {title: 'a: b', tags: ['x']},
    content: '\nBody\n',
  });
  expect(parseFrontMatter('\uFEFF---\r\na: 1\r\n---\r\nBody', 'f.md')).toEqual({
    frontMatter: {a: 1},
    content: 'Body',
  });
});

test('a file may have none, or an empty one', () => {
  expect(parseFrontMatter('Body', 'f.md')).toEqual({frontMatter: {}, content: 'Body'});
  expect(parseFrontMatter('---\n---\nBody', 'f.md')).toEqual({frontMatter: {}, content: 'Body'});
  expect(parseFrontMatter('---\n\nBody after a break', 'f.md').content).toContain('---');
});

test('dates stay text', () => {
  expect(parseFrontMatter('---\ndate: 2024-01-02\n---\n', 'f.md').frontMatter).toEqual({date: '2024-01-02'});
});

test.each([
  ['---\ntitle: a: b\n---\n', 'FRONT_MATTER_SYNTAX', 2],
  ['---\nok: 1\nlist: [a\n---\n', 'FRONT_MATTER_SYNTAX', 3],
  ['---\na: 1\na: 2\n---\n', 'FRONT_MATTER_SYNTAX', 3],
  ['---\n- a\n---\n', 'FRONT_MATTER_NOT_A_MAP', 2],
  ['---\ntitle: x\n\nBody\n', 'FRONT_MATTER_NOT_CLOSED', 1],
])('%j is an error in its line', (text, code, line) => {
  const error = failure(() => parseFrontMatter(text, '/site/docs/f.md'));
  expect(error).toMatchObject({code, line, file: '/site/docs/f.md'});
});

test('an error shows the place', () => {
  const error = failure(() => parseFrontMatter('---\nid: x\ntitle: a: b\n---\n', 'f.md'));
  expect(error.message).toMatch(/^The front matter is not valid YAML: /);
  expect(error.frame).toBe(
    ['  1 | ---', '  2 | id: x', '> 3 | title: a: b', '    |         ^', '  4 | ---'].join('\n'),
  );
  expect(error.hint).toBe('Put values that contain ": ", "#", "[", "{" or quotes in quotation marks.');
});

function failure(run: () => unknown): MarkdownError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(MarkdownError);
    return error as MarkdownError;
  }
  throw new Error('expected an error');
}
