// Bundles the parts of @algolia/autocomplete-core that the search modal uses into the compiled file that imports them.
import path from 'node:path';
import {build} from 'esbuild';

const file = path.resolve(import.meta.dirname, '../dist/client/autocompleteApi.js');

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

await build({
  entryPoints: [file],
  outfile: file,
  allowOverwrite: true,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  mainFields: ['module', 'main'],
  plugins: [withoutInsights],
  logLevel: 'warning',
});
