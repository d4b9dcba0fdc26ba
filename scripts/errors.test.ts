// Checks that the website's pages about errors match the explanations (`errorCodes.ts`) in all packages. `pnpm
// reference` updates the pages.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

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

interface Explained {
  readonly code: string;
  readonly text: string;
  /** Catalog file, relative to the root of the repository. */
  readonly source: string;
}

const explained: readonly Explained[] = (
  await Promise.all(
    sources.filter(isCatalog).map(async (source) => {
      const {errorCodes, swizzleErrorCodes} = await import(path.join(root, source));
      const texts: Readonly<Record<string, string>> = errorCodes ?? swizzleErrorCodes;
      return Object.entries(texts).map(([code, text]) => ({code, text, source}));
    }),
  )
).flat();

const nameOf = (code: string) => code.toLowerCase().replaceAll('_', '-');

const firstSentence = (text: string) => text.split(/(?<=\.)\s|\n/)[0] ?? '';

/** First sentence of a Markdown text, as plain text. */
function summary(text: string): string {
  return firstSentence(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`\\]/g, '');
}

function pageOf({code, text, source}: Explained): string {
  return `---
title: ${code}
slug: /errors/${nameOf(code)}
description: ${JSON.stringify(summary(text))}
displayed_sidebar: api
pagination_prev: null
pagination_next: null
---

<!-- Made of ${source}: edit that file. -->

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
  const [, name = ''] = /^packages\/([^/]+)/.exec(source) ?? [];
  return source.includes('swizzle') ? '`site swizzle`' : `\`@lectern/${name}\``;
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

<!-- Made of the files errorCodes.ts in packages/: edit those. -->

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
  await expect(pageOf(one)).toMatchFileSnapshot(path.join(pagesDir, `${nameOf(one.code)}.md`));
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

test('every explained code is used in the code of its package', () => {
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
