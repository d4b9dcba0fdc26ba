// Checks that the website has a page for each error code (`errorCodes.ts`) of all packages, in which only the text below the
// title is written by hand. `pnpm reference` updates the rest of the pages, and the page with all codes.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readManifest} from './packages/commonFields.mjs';

const root = path.resolve(import.meta.dirname, '..');
const pagesDir = path.join(root, 'website/docs/errors');

/** Source files of a package without tests, relative to the root of the repository. */
function sourcesOf(folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(root, folder, 'src'), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
}

const packages = fs.readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
const sources = packages.flatMap(sourcesOf).sort();
const isCatalog = (file: string) => file.endsWith('rrorCodes.ts');

const nameOf = (code: string) => code.toLowerCase().replaceAll('_', '-');

const pageFile = (code: string) => path.join(pagesDir, `${nameOf(code)}.md`);

/** Explanation of a code in Markdown: the text of its page below the title. */
function explanationOf(code: string): string {
  const page = fs.existsSync(pageFile(code)) ? fs.readFileSync(pageFile(code), 'utf8') : '';
  const [, text = ''] = /^# `.+`\n\n(.+?)\n\n\[All errors\]/ms.exec(page) ?? [];
  return text;
}

interface Explained {
  readonly code: string;
  readonly text: string;
  /** File that lists the code, relative to the root of the repository. */
  readonly source: string;
}

const explained: readonly Explained[] = sources.filter(isCatalog).flatMap((source) => {
  const [type = ''] =
    /^(?:export )?type \w+ =[^;]+;/m.exec(fs.readFileSync(path.join(root, source), 'utf8')) ?? [];
  return [...type.matchAll(/'(\w+)'/g)].map(([, code = '']) => ({code, text: explanationOf(code), source}));
});

const firstSentence = (text: string) => text.split(/(?<=\.)\s|\n/)[0] ?? '';

/** First sentence of a Markdown text, as plain text. */
function summary(text: string): string {
  return firstSentence(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`\\]/g, '');
}

function pageOf({code, text}: Explained): string {
  return `---
title: ${code}
slug: /errors/${nameOf(code)}
description: ${JSON.stringify(summary(text))}
displayed_sidebar: api
pagination_prev: null
pagination_next: null
---

<!-- In the search, the words of these titles would be above the guides; the page with all codes is found. -->

<head>
  <meta name="robots" content="noindex">
</head>

# \`${code}\`

${text}

[All errors](./index.md)
`;
}

function groupName(source: string): string {
  if (source.includes('swizzle')) return '`site swizzle`';
  if (source.includes('upgrade')) return '`site upgrade`';
  const [, folder = ''] = /^packages\/([^/]+)/.exec(source) ?? [];
  return `\`${readManifest(`packages/${folder}/package.json`).name}\``;
}

function indexPage(): string {
  const names = [...new Set(explained.map(({source}) => groupName(source)))];
  const sections = names.map((name) => {
    const rows = explained
      .filter(({source}) => groupName(source) === name)
      .map(
        ({code, text}) =>
          `| [\`${code}\`](./${nameOf(code)}.md) | ${firstSentence(text).replaceAll('|', '\\|')} |`,
      );
    return `## ${name}\n\n| code | meaning |\n| --- | --- |\n${rows.join('\n')}`;
  });
  return `---
title: Errors
slug: /errors
description: Every error and warning of Lectern by its code, with its meaning and what to do.
---

<!-- Made of the other pages of this folder: edit those. -->

# Errors

Each error and each warning about a site has a code, in brackets before its text, and ends with the address of its page here.

${sections.join('\n\n')}
`;
}

/** Breaks a text into lines of at most 110 characters. */
function wrap(words: readonly string[]): string {
  return words.join(' ').replace(/(?=.{110})(.{1,109}) /g, '$1\n');
}

function documentedCodes(): string {
  return `/** Codes that have a page on the website. Written by scripts/errors.test.ts. */
export const documentedCodes: ReadonlySet<string> = new Set(
  \`
${wrap(explained.map(({code}) => code).sort())}
\`
    .trim()
    .split(/\\s+/),
);
`;
}

test.each(explained)('the page about $code', async (one) => {
  expect(one.text, `Explain ${one.code} in ${path.relative(root, pageFile(one.code))}.`).not.toBe('');
  await expect(pageOf(one)).toMatchFileSnapshot(pageFile(one.code));
});

test('every package has its codes in a type', () => {
  const empty = sources.filter(isCatalog).filter((source) => !explained.some((one) => one.source === source));
  expect(empty).toEqual([]);
});

test('the page with all codes, and the list of codes with a page', async () => {
  await expect(indexPage()).toMatchFileSnapshot(path.join(pagesDir, 'index.md'));
  const list = path.join(root, 'packages/core/src/errors/documentedCodes.ts');
  await expect(documentedCodes()).toMatchFileSnapshot(list);
});

test('no page is left of a code that is gone', () => {
  const names = ['index.md', ...explained.map(({code}) => `${nameOf(code)}.md`)];
  expect(fs.readdirSync(pagesDir).sort()).toEqual(names.sort());
});

test('every code is used in the code of its package', () => {
  const unused = explained.filter(({code, source}) => {
    const [folder = ''] = source.split('/src/');
    const others = sources.filter(
      (file) => file.startsWith(`${folder}/`) && !isCatalog(file) && !file.endsWith('documentedCodes.ts'),
    );
    return !others.some((file) => fs.readFileSync(path.join(root, file), 'utf8').includes(code));
  });
  expect(unused.map(({code}) => code)).toEqual([]);
});

test('texts of errors are in catalogs: errors.ts, or a file named after its errors', () => {
  const others = sources.filter((file) => !/(?:\/errors\/|rrors\.ts$)/.test(file));
  const found = others.filter((file) =>
    fs.readFileSync(path.join(root, file), 'utf8').includes('new SiteError('),
  );
  expect(found).toEqual([]);
});
