import {Fragment, createElement as h, type ReactElement, type ReactNode} from 'react';
import {describe, expect, test} from 'vitest';
import {align} from './align.js';
import {Budget} from './Budget.js';
import {type Block, textOfBlock, type Word} from './blocks.js';
import type {Change} from './compareBlocks.js';
import {compareContent} from './compareContent.js';

const urlKey = (url: string) => url;

function compare(before: ReactNode, after: ReactNode): readonly Change[] {
  return compareContent({elements: before, urlKey}, {elements: after, urlKey});
}

const textOf = (words: readonly Word[]) => words.map(({text, space}) => text + (space ? ' ' : '')).join('');
const nameOf = (block: Block) => (block.kind === 'box' ? block.name : block.kind);

/** Writes changes as text: `-name(removed)`, `+name(added)`, and words as `[-removed-]{+added+}`. */
function show(changes: readonly Change[]): string {
  return changes
    .map((change) => {
      if (change.kind === 'within') return `${change.box.name || 'Component'}(${show(change.changes)})`;
      if (change.kind === 'words') {
        return change.parts
          .map(({kind, before, after}) => {
            if (kind === 'same') return textOf(after);
            const marked = [
              before.length > 0 && `[-${textOf(before)}-]`,
              after.length > 0 && `{+${textOf(after)}+}`,
            ];
            return marked.filter(Boolean).join('');
          })
          .join('');
      }
      if (change.kind === 'lines') {
        const sign = {same: ' ', removed: '-', added: '+'};
        return change.lines
          .map(({kind, pieces}) => {
            const line = pieces.map(({text, isChanged}) => (isChanged ? `«${text}»` : text)).join('');
            return `\n${sign[kind]}${line}`;
          })
          .join('');
      }
      const sign = {same: '', removed: '-', added: '+'}[change.kind];
      return `${sign}${nameOf(change.block)}(${textOfBlock(change.block)})`;
    })
    .join(' ');
}

const Tabs = ({children}: {children?: ReactNode}) => children;
const Tab = ({children}: {children?: ReactNode; label: string}) => children;
const Chart = (_: {data: readonly number[]}) => null;
const Partial = (_: {text: string}) => null;
const Any = (_: {value: object; children: () => null}) => null;

const p = (...children: ReactNode[]) => h('p', null, ...children);
const li = (...children: ReactNode[]) => h('li', null, ...children);
const row = (...cells: ReactNode[]) => h('tr', null, ...cells.map((cell) => h('td', null, cell)));
const code = (text: string) => h('pre', null, h('code', {className: 'language-js'}, text));

describe('words', () => {
  test.each<[string, ReactNode, ReactNode, string]>([
    [
      'a replaced word',
      p('Node.js 16 or later.'),
      p('Node.js 20 or later.'),
      'p(Node.js [-16 -]{+20 +}or later.)',
    ],
    [
      'an added end',
      p('It retries requests'),
      p('It retries requests twice'),
      'p(It retries requests {+twice+})',
    ],
    ['other line breaks', p('one two\nthree four'), p('one two three\n\tfour'), 'p(one two three four)'],
    [
      'emphasis',
      p('a big red house'),
      p('a ', h('strong', null, 'big'), ' red house'),
      'p(a [-big -]{+big +}red house)',
    ],
    [
      'words in emphasis',
      p('all ', h('em', null, 'one two three')),
      p('all ', h('em', null, 'one four three')),
      'p(all one [-two -]{+four +}three)',
    ],
    [
      'links and code as a whole',
      p('See ', h('a', {href: '/a'}, 'the guide'), ' and ', h('code', null, 'run(a)'), ' today'),
      p('See ', h('a', {href: '/b'}, 'the guide'), ' and ', h('code', null, 'run(b)'), ' today'),
      'p(See [-the guide -]{+the guide +}and [-run(a) -]{+run(b) +}today)',
    ],
    [
      'no spaces',
      p('東京は大きい都市です'),
      p('東京は小さい都市です'),
      'p(東京は[-大き-]{+小さ+}い都市です)',
    ],
    [
      'a lone equal word between many others',
      p('Start here: alpha beta gamma of delta epsilon zeta. Then read on, and do not stop.'),
      p('Start here: one two three of four five six. Then read on, and do not stop.'),
      'p(Start here: [-alpha beta gamma of delta epsilon zeta-]{+one two three of four five six+}. Then read on, and do not stop.)',
    ],
    [
      'little in common',
      p('Alpha beta gamma.'),
      p('One two three.'),
      '-p(Alpha beta gamma.) +p(One two three.)',
    ],
    ['empty pages', null, null, ''],
    ['an empty page before', null, p('One.'), '+p(One.)'],
  ])('%s', (_, before, after, expected) => {
    expect(show(compare(before, after))).toBe(expected);
  });
});

describe('blocks', () => {
  test('a block that moved is removed and added', () => {
    const [one, two, three] = ['One is here.', 'Two is there.', 'Three is gone.'].map((text) => p(text));
    expect(show(compare([one, two, three], [two, three, one]))).toBe(
      '-p(One is here.) p(Two is there.) p(Three is gone.) +p(One is here.)',
    );
  });

  test('changed blocks find each other among added ones', () => {
    expect(
      show(
        compare(
          [p('The client sends requests.'), p('It retries each request.')],
          [
            p('A new paragraph.'),
            p('The client sends many requests.'),
            p('More.'),
            p('It retries each request twice.'),
          ],
        ),
      ),
    ).toBe(
      '+p(A new paragraph.) p(The client sends {+many +}requests.) +p(More.) p(It retries each request {+twice+}.)',
    );
  });

  test('items of lists and their nested lists', () => {
    expect(
      show(
        compare(
          h('ul', null, li('one'), '\n', li('two', h('ul', null, li('inner'))), li('three')),
          h('ul', null, li('one'), li('two', h('ul', null, li('inner'), li('new'))), li('four')),
        ),
      ),
    ).toBe('ul(li(one) li(run(two) ul(li(inner) +li(new))) -li(three) +li(four))');
  });

  test('rows and cells of tables; another number of columns replaces the table', () => {
    const table = (...rows: ReactNode[]) => h('table', null, h('tbody', null, ...rows));
    const before = table(row('timeout', '5000', 'time of a request'), row('proxy', '', 'address'));
    expect(
      show(compare(before, table(row('timeout', '9000', 'time of a request'), row('log', '', 'prints')))),
    ).toBe(
      'table(tbody(tr(td(timeout) td(-run(5000) +run(9000)) td(time of a request)) -tr(proxy  address) +tr(log  prints)))',
    );
    const narrow = table(row('timeout', 'time of a request'), row('proxy', 'address'));
    expect(show(compare(before, narrow))).toMatch(/^-table\(.*\) \+table\(/);
  });

  test('lines of code, and words in them', () => {
    const before = 'const a = connect(url);\na.send(1);\n\nclose();\n';
    const after = 'const a = await connect(url);\na.send(1);\n\nlog();\nclose();\n';
    expect(show(compare(code(before), code(after)))).toBe(
      '\n-const a = connect(url);\n+const a = «await »connect(url);\n a.send(1);\n \n+log();\n close();',
    );
  });

  test('the kind of an admonition, and the title of a summary', () => {
    const note = (type: string, text: string) => h('admonition', {type} as object, p(text));
    expect(show(compare(note('note', 'Mind the gap.'), note('tip', 'Mind the gap.')))).toBe(
      '-admonition(Mind the gap.) +admonition(Mind the gap.)',
    );
    const details = (title: string) => h('details', null, h('summary', null, title), p('Because it is so.'));
    expect(show(compare(details('Why?'), details('How?')))).toBe(
      'details(summary([-Why?-]{+How?+}) p(Because it is so.))',
    );
  });

  test('ids do not count, and links are compared as the settings decide', () => {
    const page = (base: string) => [
      h('h2', {id: base}, 'Install'),
      p('See ', h('a', {href: `${base}/guide`}, 'the guide'), '.'),
    ];
    const strip = (base: string) => (url: string) => url.replace(base, '~');
    const changes = compareContent(
      {elements: page('/docs/1.0'), urlKey: strip('/docs/1.0')},
      {elements: page('/docs'), urlKey: strip('/docs')},
    );
    expect(show(changes)).toBe('h2(Install) p(See the guide.)');
  });

  test('components are compared by their attributes and their content; components in components keep their places', () => {
    const tabs = (...texts: string[]) =>
      h(Tabs, null, ...texts.map((text, label) => h(Tab, {label: String(label)}, p(text))));
    expect(
      show(
        compare(tabs('Use npm to install.', 'Use yarn.'), tabs('Use npm or bun to install.', 'Use yarn.')),
      ),
    ).toBe('Component(Component(p(Use npm {+or bun +}to install.)) (Use yarn.))');
    expect(show(compare(tabs('Use npm.'), tabs('Use npm.', 'Use yarn.')))).toBe(
      '-(Use npm.) +(Use npm. Use yarn.)',
    );
    expect(show(compare(h(Chart, {data: [1]}), h(Chart, {data: [2]})))).toBe('-leaf() +leaf()');
    expect(show(compare(h(Chart, {data: [1]}), h(Chart, {data: [1]})))).toBe('leaf()');
  });

  test('imported files are a part of the page; the head is not', () => {
    const content = (text: string) =>
      h(Fragment, null, h('Head', null, h('title', null, text)), h(Partial, {text}));
    const changes = compareContent(
      {elements: content('old text of it'), urlKey},
      {elements: content('new text of it'), urlKey},
      ({type, props}) => (type === Partial ? p(String(props.text)) : undefined),
    );
    expect(show(changes)).toBe('p([-old -]{+new +}text of it)');
  });
});

describe('large and hostile pages', () => {
  const words = (seed: number, count: number) =>
    Array.from({length: count}, (_, index) => `w${(index * seed) % 997}`).join(' ');

  test('blocks beyond the limit of the work are replaced', () => {
    const page = (seed: number) => Array.from({length: 4000}, (_, index) => p(words(seed + index, 60)));
    const kinds = (changes: readonly Change[]) => new Set(changes.map(({kind}) => kind));
    expect(kinds(compare(page(3), page(5)))).toContain('removed');
    const [run] = compare(p(words(3, 60_000)), p(words(5, 60_000)));
    expect(run && show([run])).toMatch(/^p\(\[-w0 w3 .*\{\+w0 w5 /);
    expect(kinds(compare(code('a\n'.repeat(50_000)), code('b\na\n'.repeat(25_000))))).toEqual(
      new Set(['lines']),
    );
  });

  test('an edit of a large page is found', () => {
    const page = (edited: string) =>
      Array.from({length: 5000}, (_, index) =>
        p(index === 2500 ? edited : `Paragraph ${index} of the page.`),
      );
    const changes = compare(page('An old sentence is here.'), page('A new sentence is here.'));
    expect(show(changes.filter(({kind}) => kind !== 'same'))).toBe(
      'p([-An old -]{+A new +}sentence is here.)',
    );
  });

  test('deep elements, cycles in attributes, and functions as children', () => {
    let [before, after]: [ReactElement, ReactElement] = [p('deep one'), p('deep two')];
    for (let depth = 0; depth < 500; depth += 1)
      [before, after] = [h('blockquote', null, before), h('blockquote', null, after)];
    expect(show(compare(before, after))).toMatch(/^-blockquote\(.*\+blockquote/);
    const cycle: {self?: object} = {};
    cycle.self = cycle;
    const element = h(Any, {value: cycle} as never, (() => null) as never);
    expect(show(compare(element, element))).toBe('leaf()');
  });
});

test('sequences with repeated elements are aligned beyond the limit of tables', () => {
  const before = Array.from({length: 3000}, (_, index) => (index % 2 === 0 ? -1 : index));
  const after = [...before.slice(1000), ...before.slice(0, 1000)];
  const matches = align(before, after, new Budget());
  expect(matches.length).toBe(2000);
  expect(matches.every(([one, other]) => before[one] === after[other])).toBe(true);
  expect(align(before, after, new Budget(10))).toEqual([[0, 0]]);
});
