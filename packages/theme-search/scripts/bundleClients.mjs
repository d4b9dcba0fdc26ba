// Bundles the parts of other packages that browsers use into the compiled files that import them: of
// @algolia/autocomplete-core, and of Algolia's client.
import path from 'node:path';
import {build} from 'esbuild';
import {writeLicenses} from '../../../scripts/licenses/write.mjs';

const [src, dist] = ['src', 'dist'].map((name) => path.resolve(import.meta.dirname, '..', name));

/**
 * Leaves out the plugin for the option "insights", which loads a script from another host. The modal does not use this
 * option: it reports clicks in `onOpen`.
 */
const withoutInsights = {
  name: 'without-insights',
  setup({onResolve, onLoad}) {
    const filter = /^@algolia\/autocomplete-plugin-algolia-insights$/;
    onResolve({filter}, () => ({path: 'insights', namespace: 'none'}));
    onLoad({filter: /^insights$/, namespace: 'none'}, () => ({
      contents: 'export function createAlgoliaInsightsPlugin() {}',
    }));
  },
};

for (const name of ['client/autocompleteApi', 'algolia/client/liteClient']) {
  const {metafile} = await build({
    entryPoints: [path.join(src, `${name}.ts`)],
    outfile: path.join(dist, `${name}.js`),
    bundle: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    mainFields: ['module', 'main'],
    plugins: [withoutInsights],
    logLevel: 'warning',
  });
  writeLicenses(metafile, dist);
}
