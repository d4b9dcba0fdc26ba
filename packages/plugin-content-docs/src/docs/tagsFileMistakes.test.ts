import {expect, test} from 'vitest';
import {mistake} from '../../test/mistake.js';

test.each([
  ['a:\n  permalink: /x\nb:\n  permalink: /x\n', 4, 'The tags "a" and "b" have the same permalink "/x".'],
  ['a b:\na-b:\n', 2, 'have the same permalink "/a-b".'],
  ['a:\n  permalink: ../x\n', 2, 'The permalink "../x" of the tag "a" must not contain "..".'],
  ['- a\n', 1, 'It must be an object, but is ["a"].'],
  ['a:\n  label: A\nb:\n  lable: B\n', 4, '"b" has no field "lable". Did you mean "label"?'],
  ['a: {\n', 1, ''],
])('a tags file that is not valid is an error with its line: %s', async (text, line, words) => {
  const {code, location, message} = await mistake({'docs/tags.yml': text});
  expect({code, location}).toEqual({code: 'TAGS_FILE', location: `docs/tags.yml:${line}`});
  expect(message).toContain(words);
});

test('a tag that is not defined is shown where it stands in a list', async () => {
  const tags = "---\ntags:\n  - start\n  - 'other one'\n---\n\nText.\n";
  const files = {'docs/tags.yml': 'start:\n', 'docs/a.md': tags};
  expect(await mistake(files, {onInlineTags: 'throw'})).toMatchObject({
    code: 'DOC_INLINE_TAGS',
    location: 'docs/a.md:4',
  });
  expect((await mistake({'docs/a.md': "---\ntags: ['']\n---\n"})).message).toContain(
    '"tags[0]" must be text that is not empty',
  );
});

test('everything that is wrong in the tags files of all versions comes in one report', async () => {
  const files = {
    'docs/tags.yml': 'a:\n  label: [x]\nb: text\n',
    'versions.json': ['1.0'],
    'versioned_docs/version-1.0/old.md': 'Text.',
    'versioned_docs/version-1.0/tags.yml': 'a:\n  description: true\n',
  };
  expect((await mistake(files)).message.split('\n')).toEqual([
    'The tags are not valid:',
    '- docs/tags.yml:2 "a.label" must be a string or a number, but is ["x"].',
    '- docs/tags.yml:3 "b" must be an object, but is "text".',
    '- versioned_docs/version-1.0/tags.yml:2 "a.description" must be a string or a number, but is true.',
  ]);
});
