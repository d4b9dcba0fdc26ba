import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkSample} from './docs/checkSample.js';
import {packageManagers} from './docs/packageManagers.mjs';
import {readSamples} from './docs/readSamples.mjs';

const docs = path.resolve(import.meta.dirname, '../website/docs');
const pages = fs
  .readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.mdx?$/.test(file));

test.each(pages)('each sample of %s is runnable, or has the reason why it is not', (page) => {
  const samples = readSamples(fs.readFileSync(path.join(docs, page), 'utf8'));
  const wrong = samples
    .filter(({needsMarker, run, checked, isTested, norun}) => {
      const markers = [run, checked, isTested || undefined, norun].filter((marker) => marker !== undefined);
      return needsMarker && markers.length !== 1;
    })
    .map(({line, language}) => `${page}:${line} (${language})`);
  expect(
    wrong,
    'write `runnable`, `test`, `checked=…` or `norun="reason"` behind the language, see CONTRIBUTING.md',
  ).toEqual([]);
});

test.each(pages)('each file that %s lets readers write has a name', (page) => {
  const samples = readSamples(fs.readFileSync(path.join(docs, page), 'utf8'));
  const wrong = samples.filter(({run, language, title}) => run && language !== 'bash' && !title);
  expect(wrong.map(({line}) => `${page}:${line}`)).toEqual([]);
});

test.each(pages)('parts of files in %s are right', async (page) => {
  const samples = readSamples(fs.readFileSync(path.join(docs, page), 'utf8'));
  const wrong: string[] = [];
  for (const sample of samples.filter(({checked}) => checked !== undefined))
    await checkSample(sample).catch((error: Error) => wrong.push(`${page}:${sample.line} ${error.message}`));
  expect(wrong).toEqual([]);
});

test('a sample is the text of a fence, without the indentation of its list, and may hold other fences', () => {
  const text = `1. Run:

   ~~~bash runnable=empty
   npm install
     --save
   ~~~

\`\`\`\`md title="docs/a.md" norun="too long"
\`\`\`js
\`\`\`
\`\`\`\`

\`\`\`jsx live
\`\`\`
`;
  expect(readSamples(text)).toEqual([
    {
      language: 'bash',
      line: 3,
      text: 'npm install\n  --save\n',
      title: undefined,
      run: 'empty',
      checked: undefined,
      needs: [],
      without: [],
      isTested: false,
      norun: undefined,
      needsMarker: true,
    },
    {
      language: 'md',
      line: 8,
      text: '```js\n```\n',
      title: 'docs/a.md',
      run: undefined,
      checked: undefined,
      needs: [],
      without: [],
      isTested: false,
      norun: 'too long',
      needsMarker: true,
    },
    {
      language: 'jsx',
      line: 13,
      text: '\n',
      title: undefined,
      run: undefined,
      checked: undefined,
      needs: [],
      without: [],
      isTested: false,
      norun: undefined,
      needsMarker: false,
    },
  ]);
});

test.each([
  ['npm install react', / add react$/, / add react$/],
  ['npm i @lectern/core', / add --allow-build=esbuild @lectern\/core$/, / add @lectern\/core$/],
  ['npm install', / install$/, / install$/],
  ['npx site build', / exec site build$/, / run site build$/],
  ['npm run start', / run start$/, / run start$/],
  ['mkdir a && cd a', /^mkdir a && cd a$/, /^mkdir a && cd a$/],
])('%s is translated for pnpm and Yarn', (command, pnpm, yarn) => {
  expect(packageManagers.npm(command)).toBe(command);
  expect(packageManagers.pnpm(command)).toMatch(pnpm);
  expect(packageManagers.yarn(command)).toMatch(yarn);
});

test.each([
  ['js', 'config', "export default {\n  titel: 'x',\n};\n", /titel/],
  ['js', 'config', "themeConfig: {\n  navbar: {items: [{type: 'dok'}]},\n},\n", /dok/],
  ['js', 'preset', 'blogg: {},\n', /blogg/],
  ['js', 'navbar', "{type: 'doc', lable: 'x'}\n", /docId/],
  ['js', 'sidebar', "{type: 'category', label: 'x'}\n", /items/],
  ['tsx', 'syntax', "import Link from '@docusaurus/Lnk';\n", /no module/],
  ['tsx', 'syntax', "import {useColorMod} from '@lectern/theme-common';\n", /no export "useColorMod"/],
  ['js', 'syntax', 'const a = ;\n', /Unexpected/],
  ['md', 'syntax', '---\nsidebar_position: first\n---\n', /sidebar_position/],
  ['md', 'post', '---\nunlisted: maybe\n---\n', /unlisted/],
  ['mdx', 'syntax', '<Tabs>\n', /Tabs/],
  ['yaml', 'syntax', 'a: [1\n', /./],
])('a mistake in a part of a file (%s, %s) is found', async (language, checked, text, message) => {
  const [sample] = readSamples(`\`\`\`${language} checked=${checked}\n${text}\`\`\`\n`);
  expect(sample).toBeDefined();
  if (sample) await expect(checkSample(sample)).rejects.toThrow(message);
});
