import {expect, test} from 'vitest';
import {importsOf, rewriteImports} from './rewriteImports.js';

const scope = {
  file: 'Doc/Item/index.tsx',
  isEjected: (file: string) => file.startsWith('Doc/Item/'),
  isComponent: (name: string) => ['Doc/Item/Part', 'Doc/helper', 'Tag'].includes(name),
};

test.each([
  ['a file of the same component stays relative', './Part/index.js', './Part/index.js'],
  ['a component that stays in the theme is found by its name', '../../Tag/index.js', '@theme/Tag'],
  ['so is a helper', '../helper.js', '@theme/Doc/helper'],
  ['a stylesheet beside the component is copied with it', '../styles.module.css', '../styles.module.css'],
  ['core has names that every site knows', '@lectern/core/client/Link', '@docusaurus/Link'],
  [
    'other modules of core are found by the package',
    '@lectern/core/client/useData2',
    '@lectern/core/client/useData2',
  ],
  [
    'so have the packages that only the theme sees',
    '@lectern/theme-common/internal',
    '@docusaurus/theme-common/internal',
  ],
  ['other packages stay', 'clsx', 'clsx'],
])('%s', (_title, request, expected) => {
  expect(rewriteImports(`import x from '${request}';\n`, scope)).toBe(`import x from '${expected}';\n`);
});

test('imports of every form are found, each request once', () => {
  const text = `import a from 'a';\nimport 'b';\nexport {c} from "c";\nconst d = import('d');\nimport {\n  e,\n} from 'a';\n`;
  expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd']);
});
