import {describe, expect, test} from 'vitest';
import {markLines} from '../client/markedLines.js';
import {createExcerptNow} from '../excerpt.js';
import {parseContentTitle} from '../facts/contentTitle.js';
import {parseFrontMatter} from '../frontMatter.js';
import {encodeTokens} from '../highlight/encodeTokens.js';
import {blankComments} from './blankComments.js';
import {hasExcerptMarker} from './excerptMarker.js';
import {prepareText} from './prepareText.js';

const compat = {comments: true, admonitions: true, headingIds: true};
const excerptMarker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const code = {language: 'js', meta: '', magicComments: [{className: 'x', line: 'mark'}]};

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['excerpt of .md', (text) => createExcerptNow(text, 'md')],
  ['excerpt of .mdx', (text) => createExcerptNow(text, 'mdx')],
  ['title', parseContentTitle],
  ['title in a heading', (text) => parseContentTitle(`# ${text}!`)],
  ['comments', (text) => blankComments(text.split('\n'))],
  ['preparation', (text) => prepareText(text, {format: 'mdx', compat, keywords: ['note']})],
  [
    'preparation of a heading',
    (text) => prepareText(`# ${text}!`, {format: 'mdx', compat, keywords: ['note']}),
  ],
  [
    'preparation of a callout',
    (text) => prepareText(`:::note ${text}!`, {format: 'md', compat, keywords: ['note']}),
  ],
  ['marker of an excerpt', (text) => hasExcerptMarker(text, excerptMarker)],
  [
    'preparation of a text with an excerpt',
    (text) =>
      prepareText(`${text}\n\n<!-- truncate -->`, {format: 'md', compat, keywords: ['note'], excerptMarker}),
  ],
  ['front matter', (text) => parseFrontMatter(`---\n${text}\n`, 'a.md')],
  [
    'front matter in quotes',
    (text) => parseFrontMatter(`---\na: |\n  ${text.replaceAll('\n', '\n  ')}\n---\n`, 'a.md'),
  ],
  ['marked lines', (text) => markLines({...code, code: `mark ${text}`})],
];

const CONSTRUCTS = [
  ...[
    '[a](<b',
    '![a](',
    '[a](',
    '[[',
    '![',
    '[^a',
    '[^',
    '<a ',
    '<!-- ',
    '<!--\n',
    '~~a ~b',
    ':a[',
    ':a{',
    '*a _b ',
  ],
  ...[
    '{{{}}}',
    '{',
    '{\n',
    '{#a',
    '\\{#',
    '# a {#{#{#',
    '<![CDATA[',
    '___a ',
    '`a ``',
    '`',
    '```\n',
    '\t',
    ' ',
    ' #',
  ],
  ...[
    '<head>\n',
    '<head>\n\n',
    '<script>\n',
    '<style>\n',
    '$$\n',
    '$$ a\n',
    '- - ',
    '> ',
    'import a\n',
    "import a from 'b\n",
    'a\n=',
    '[^a]',
    '[a]: b\n',
    '[a] ',
    '| a ',
    '<b>x</b>',
    '**注：**正',
    ':::note\n',
    '> [!NOTE]\n',
  ],
];

const TIMES = 40_000;
/**
 * Time limit: linear code takes a sixth of it at most. On a busy machine, the same work needs two or three times the CPU;
 * quadratic code needs four times the limit on a quiet one.
 */
const LIMIT_MS = 4_000;

/** Measures CPU time in milliseconds, so that other processes do not count. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe.each(READERS)('%s: time grows with the text', (_, read) => {
  test.each(CONSTRUCTS)('%j', (construct) => {
    expect(cpuOf(() => read(construct.repeat(TIMES)))).toBeLessThan(LIMIT_MS);
  });
});

const languages = {languages: 'all', additionalLanguages: []} as const;

test.each([
  ['js', 'a'],
  ['ts', '_'],
  ['markdown', '['],
  ['css', '@a'],
  ['yaml', '--'],
  ['bash', 'a-'],
])('a long line of %s has no colours, and takes no time', (language, construct) => {
  expect(cpuOf(() => encodeTokens(construct.repeat(100_000), language, languages))).toBeLessThan(LIMIT_MS);
});

test('ranges of lines count as far as there is code', () => {
  const meta = `{${'1-9999,'.repeat(10_000)}}`;
  const work = () => expect(markLines({...code, meta, code: 'a\nb'}).lineClasses).toBe('x:1-2');
  expect(cpuOf(work)).toBeLessThan(LIMIT_MS);
});
