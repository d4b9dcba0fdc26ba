import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createBundledSite, createSite, runCli} from '../harness/index.js';

/** Names of the bundles in the cache of a site. A new bundle has a new name. */
function bundlesIn(dir: string): string[] {
  const names = fs.readdirSync(path.join(dir, 'node_modules/.cache/lectern/bundles'));
  return names.filter((name) => !name.endsWith('.table'));
}

async function build(dir: string): Promise<string> {
  const {code, stderr} = await runCli(dir, ['build']);
  expect(code, stderr).toBe(0);
  return fs.readFileSync(path.join(dir, 'build/docs/intro/index.html'), 'utf8');
}

test('a bundle is used again after a change of the title, and in another folder', async () => {
  const {dir, files} = createBundledSite('minimal');
  const bundles = bundlesIn(dir);
  files.replace('docusaurus.config.mjs', "'Minimal'", "'Another title'");
  expect(await build(dir)).toContain('Another title');
  expect(bundlesIn(dir)).toEqual(bundles);
  const moved = `${dir}-moved`;
  fs.renameSync(dir, moved);
  fs.appendFileSync(path.join(moved, 'docs/intro.md'), '\nA new paragraph.\n');
  expect(await build(moved)).toContain('A new paragraph.');
  expect(bundlesIn(moved)).toEqual(bundles);
});

test('a variable that a function in webpack’s configuration uses makes a new bundle', async () => {
  const {dir, files} = createSite('minimal', (copy) => {
    copy.write('src/pages/index.jsx', 'export default () => <p>{process.env.COLOR}</p>;\n');
    copy.remove('src/pages/index.md');
    copy.replace(
      'docusaurus.config.mjs',
      'export default {',
      `const color = 'red';
const plugin = () => ({
  name: 'colors',
  configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
    plugins: [{apply: (compiler) => new instance.DefinePlugin({'process.env.COLOR': JSON.stringify(color)}).apply(compiler)}],
  }),
});
export default {
  plugins: [plugin],`,
    );
  });
  const home = () => fs.readFileSync(path.join(dir, 'build/index.html'), 'utf8');
  await build(dir);
  expect(home()).toContain('<p>red</p>');
  const bundles = bundlesIn(dir);
  files.replace('docusaurus.config.mjs', "'red'", "'blue'");
  await build(dir);
  expect(home()).toContain('<p>blue</p>');
  expect(bundlesIn(dir)).not.toEqual(bundles);
});
