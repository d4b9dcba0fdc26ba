import {describe, expect, test} from 'vitest';
import {compile, ENGINES} from '../../test/compile.js';

describe.each(ENGINES)('%s', (engine) => {
  test('text is cut into sections for search', async () => {
    const text =
      '# T\n\nIntro\t`x`.  It\nis.\n\n## A {#a}\n\n- one\n- two\n\n:::note Hey\n\nbody\n\n:::\n\n| c |\n| - |\n| d |\n';
    expect((await compile(text, {engine, collectsSections: true})).sections).toEqual([
      {id: null, heading: 'T', level: 1, text: 'Intro x. It is.', code: ''},
      {id: 'a', heading: 'A', level: 2, text: 'one two Hey body c d', code: ''},
    ]);
    expect((await compile(text, {engine})).sections).toEqual([]);
  });

  test('raw HTML gives its words to search', async () => {
    const text = '# T\n\n<div class="x"><p>One</p>two</div>\n\nIn <b>line</b> text.\n\n<!-- no -->\n';
    const options = {engine, collectsSections: true, file: 'page.md'};
    expect((await compile(text, options)).sections).toEqual([
      {id: null, heading: 'T', level: 1, text: 'One two In line text.', code: ''},
    ]);
  });

  test('code blocks are apart from the text of a section', async () => {
    const text =
      '## A {#a}\n\nRun:\n\n```sh title="x"\nnpm  i\n```\n\nor\n\n- one\n\n  ```\n  b\n  ```\n\n## B\n\n```\nc\n```\n';
    expect((await compile(text, {engine, collectsSections: true})).sections).toEqual([
      {id: 'a', heading: 'A', level: 2, text: 'Run: or one', code: 'npm  i\nb'},
      {id: 'b', heading: 'B', level: 2, text: '', code: 'c'},
    ]);
  });
});
