// Bundles modules of the package in the current folder with the packages that they import, for browsers:
// `node ../../scripts/bundle-browser.mjs client/autocompleteApi`. Run after bundle-node.mjs.
//
// Arguments: modules in src/, without extension. Each becomes the file of the same path in dist/. Otherwise sites install
// these packages, and the bundler reads all their files in each cold build. dist/licenses.txt gets their licences.
import path from 'node:path';
import {build} from 'esbuild';
import {writeLicenses} from './licenses/write.mjs';

const [src, dist] = ['src', 'dist'].map((name) => path.resolve(name));

/**
 * Leaves out the plugin of autocomplete-core for the option "insights", which loads a script from another host. The
 * search modal does not use this option: it reports clicks in `onOpen`.
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

for (const name of process.argv.slice(2)) {
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
