import path from 'node:path';
import {expect, test} from 'vitest';
import {nameProblem, placeOf, similarName, titleOf} from './names.js';

const root = path.resolve('/sites');

test.each(['my-site', '@acme/docs', 'v2.docs', 'a_b', '1'])('"%s" is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  ['', 'it is empty'],
  ['My-site', 'it has capital letters'],
  ['.hidden', 'it begins with a dot or an underscore'],
  ['a b', 'only letters, digits, "-", "." and "_" are allowed'],
  ['../up', 'it begins with a dot or an underscore'],
  ['a/b', 'only letters, digits, "-", "." and "_" are allowed'],
  ['@a/../b', 'only letters, digits, "-", "." and "_" are allowed'],
  ['node_modules', 'the name is reserved'],
  ['a'.repeat(215), 'it is longer than 214 characters'],
])('"%s" is no name', (name, reason) => expect(nameProblem(name)).toBe(reason));

test.each([
  ['My Site!', 'my-site'],
  ['Größe', 'gro-e'],
  ['...', 'my-site'],
  ['日本', 'my-site'],
])('"%s" is similar to "%s"', (text, name) => expect(similarName(text)).toBe(name));

test('a name is also that of the folder; "." is the folder itself', () => {
  expect(placeOf('docs', root)).toEqual({name: 'docs', dest: path.join(root, 'docs')});
  expect(placeOf('@acme/docs', root).dest).toBe(path.join(root, '@acme/docs'));
  expect(placeOf('.', path.join(root, 'My Docs'))).toEqual({
    name: 'my-docs',
    dest: path.join(root, 'My Docs'),
  });
});

test('a bad name comes with one that works', () => {
  expect(() => placeOf('My Site', root)).toThrow(
    expect.objectContaining({code: 'CREATE_NAME_INVALID', hint: expect.stringContaining('Try "my-site".')}),
  );
});

test.each([
  ['my-site', 'My site'],
  ['@acme/user_guide', 'User guide'],
])('the title of "%s" is "%s"', (name, title) => expect(titleOf(name)).toBe(title));
