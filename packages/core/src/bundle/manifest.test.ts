import path from 'node:path';
import {expect, test} from 'vitest';
import webpack, {type Compilation} from 'webpack';
import {tempSite} from '../../test/tempSite.js';
import {CONTENT_REGISTRY, REGISTRY, ROUTE_REGISTRY} from './generatedModules.js';
import {lateModulePlugin} from './lateModulePlugin.js';
import {readManifest} from './manifest.js';

/** Compiles a registry of two modules that import chunks; one of the modules is written with a delay. */
async function compile(late: string): Promise<Compilation> {
  const context = tempSite({
    'client.js': `import registry from './${REGISTRY}';\nglobalThis.registry = registry;\n`,
    [REGISTRY]: `import a from './${ROUTE_REGISTRY}';\nimport b from './${CONTENT_REGISTRY}';\nexport default [a, b];\n`,
    [ROUTE_REGISTRY]: `export default {page: () => import('./page.js')};\n`,
    [CONTENT_REGISTRY]: `export default {box: () => import('./box.js')};\n`,
    'page.js': 'export default 1;\n',
    'box.js': 'export default 2;\n',
  });
  const written = new Promise<void>((resolve) => setTimeout(resolve, 200));
  const compiler = webpack({
    context,
    mode: 'production',
    entry: {client: './client.js'},
    output: {path: path.join(context, 'out')},
    plugins: [lateModulePlugin(late, written)],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString());
  return stats.compilation;
}

test('says the same whichever module the bundler finished first', async () => {
  const texts = [];
  for (const late of [ROUTE_REGISTRY, CONTENT_REGISTRY]) {
    const {chunks} = readManifest(await compile(late));
    expect(Object.keys(chunks)).toEqual(['./box.js', './page.js']);
    texts.push(JSON.stringify(chunks));
  }
  expect(texts[0]).toBe(texts[1]);
});
