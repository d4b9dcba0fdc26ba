import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {runWebpack} from './compileBundle.js';
import {TranslationDescriptionsPlugin} from './TranslationDescriptionsPlugin.js';

const IMPORTS = `import {jsx as _jsx, jsxs} from 'react/jsx-runtime';
import Translate, {translate} from '@docusaurus/Translate';
import {translate as other} from './other.js';
`;

async function bundled(code: string): Promise<string> {
  const siteDir = tempSite({
    'index.js': `${IMPORTS}export default [${code}, _jsx, jsxs, Translate, translate, other];`,
    'other.js': 'export const translate = (text) => text.description;',
  });
  const {close} = await runWebpack({
    mode: 'none',
    context: siteDir,
    entry: './index.js',
    output: {path: path.join(siteDir, 'out'), filename: 'main.js'},
    externals: {'react/jsx-runtime': 'a', '@docusaurus/Translate': 'b'},
    plugins: [new TranslationDescriptionsPlugin()],
  });
  await close();
  const text = fs.readFileSync(path.join(siteDir, 'out/main.js'), 'utf8');
  return /= \(\[(.*), /s.exec(text)?.[1] ?? text;
}

test.each([
  [`translate({id: 'a', message: 'A', description: 'note'})`, true],
  [`translate({description: 'note', id: 'a'})`, true],
  [`translate({id: 'a', description: 'note', message: 'A'}, {b: 1})`, true],
  [`translate({description: 'note'})`, true],
  [`translate({id: 'a', description: 'note',})`, true],
  [`_jsx(Translate, {id: 'a', description: 'note', children: 'A'})`, true],
  [`jsxs(Translate, {description: 'note', children: ['A', 'B']})`, true],
  [`_jsx('meta', {name: 'a', description: 'note'})`, false],
  [`other({id: 'a', description: 'note'})`, false],
  [`((translate) => translate({id: 'a', description: 'note'}))(String)`, false],
  [`translate({id: 'a', ['description']: 'note'})`, false],
  [`translate(() => ({description: 'note'}))`, false],
])('%s', async (code, isDropped) => {
  const text = await bundled(code);
  expect(text.includes('note')).toBe(!isDropped);
  for (const kept of code.match(/'[AB]'|id: 'a'/g) ?? []) expect(text).toContain(kept);
});

test('what else a description does is kept', async () => {
  const text = await bundled(`translate({id: 'a', description: globalThis.note()})`);
  expect(text).toContain('globalThis.note()');
});
