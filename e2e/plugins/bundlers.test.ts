import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createSite, openPage, type Site, startSite} from '../harness/index.js';

/** Creates the site "minimal" with a plugin whose `configureWebpack` returns `patch`, JavaScript. */
function siteWith(patch: string, files: {readonly [name: string]: string} = {}): Site {
  return createSite('minimal', (edit) => {
    for (const [name, text] of Object.entries(files)) edit.write(name, text);
    edit.write(
      'plugin.mjs',
      `import webpack from 'webpack';
export default () => ({
  name: 'patch',
  configureWebpack: (config, isServer, {currentBundler}) => ({...(${patch})}),
});
void webpack;
`,
    );
    edit.replace('docusaurus.config.mjs', "  baseUrl: '/',", "  baseUrl: '/',\n  plugins: ['./plugin.mjs'],");
  });
}

async function buildWith(...args: Parameters<typeof siteWith>) {
  const site = siteWith(...args);
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  return {stdout, html: (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8')};
}

const page = (expression: string) => `export default () => <p id="value">{${expression}}</p>;\n`;
const NOTE = 'so webpack makes the bundle, which takes longer than Rspack.';

test('plugins of Rspack, rules and aliases work with Rspack', async () => {
  const patch = `{
    plugins: [new currentBundler.instance.DefinePlugin({BUNDLER: JSON.stringify(currentBundler.name)})],
    module: {rules: [{test: /\\.txt$/, type: 'asset/source'}]},
    resolve: {alias: {'@theme/Footer$': '@site/src/Note.jsx'}},
  }`;
  const {stdout, html} = await buildWith(patch, {
    'src/Note.jsx': 'export default () => <p>Another footer</p>;\n',
    'src/a.txt': 'text of a file',
    'src/pages/value.jsx': `import text from '../a.txt';\n${page('BUNDLER + " " + text')}`,
  });
  expect(stdout).not.toContain(NOTE);
  expect(html('value/index.html')).toContain('<p id="value">rspack text of a file</p>');
  expect(html('docs/intro/index.html')).toContain('Another footer');
});

test('with a plugin of webpack, webpack makes the bundle, and a line says so', async () => {
  const patch = '{plugins: [new webpack.DefinePlugin({BUNDLER: JSON.stringify(currentBundler.name)})]}';
  const {stdout, html} = await buildWith(patch, {'src/pages/value.jsx': page('BUNDLER')});
  expect(stdout).toContain(`The plugin "patch" adds plugins of webpack, ${NOTE}`);
  expect(html('value/index.html')).toContain('<p id="value">webpack</p>');
});

/** Loader that uses the module graph while it is made, which Rspack does not allow. */
const LOADER = `module.exports = function (text) {
  const issuer = this._compilation.moduleGraph.getIssuer(this._module);
  return text.replace('ISSUER', issuer ? 'an issuer' : 'none');
};\n`;
const PATCH =
  "{module: {rules: [{test: /value\\.jsx$/, loader: decodeURI(new URL('./loader.cjs', import.meta.url).pathname)}]}}";
const FILES = {'loader.cjs': LOADER, 'src/pages/value.jsx': page('"ISSUER"')};

test('a loader that Rspack cannot run leads to webpack, too', async () => {
  const {stdout, html} = await buildWith(PATCH, FILES);
  expect(stdout).toContain(NOTE);
  expect(html('value/index.html')).toContain('an issuer');
});

test('the dev server takes webpack in the same cases', async () => {
  const define = '{plugins: [new webpack.DefinePlugin({ISSUER: JSON.stringify("an issuer")})]}';
  const cases = [siteWith(PATCH, FILES), siteWith(define, {'src/pages/value.jsx': page('ISSUER')})];
  for (const {dir} of cases) {
    const server = await startSite(dir);
    const opened = await openPage(`${server.url}/value`);
    await opened.page.getByText('an issuer').waitFor();
    await opened.close();
    expect(server.output()).toContain(NOTE);
    await server.stop();
  }
});
