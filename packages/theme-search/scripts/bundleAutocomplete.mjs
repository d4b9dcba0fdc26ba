// Bundles what the modal uses of @algolia/autocomplete-core into the file that imports it.
import path from 'node:path';
import {build} from 'esbuild';

const file = path.resolve(import.meta.dirname, '../dist/client/autocompleteApi.js');

/** Its option "insights" loads a script from another host; we never set it, and report clicks by ourselves. */
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
