import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@lectern/core';
import {parseResults, type Results} from './parseResults';

/** Path of the results, relative to the site folder. */
const RESULTS_FILE = '../bench/RESULTS.md';

/** Adds the page /benchmarks/, which shows the results of the latest comparison. */
export default function benchmarksPlugin({siteDir, baseUrl}: LoadContext): Plugin<Results> {
  const file = path.join(siteDir, RESULTS_FILE);
  return {
    name: 'benchmarks-plugin',
    loadContent: async () => parseResults(await fs.readFile(file, 'utf8')),
    async contentLoaded({content, actions}) {
      actions.addRoute({
        path: `${baseUrl}benchmarks/`,
        component: '@site/src/plugins/benchmarks/BenchmarksPage',
        exact: true,
        modules: {results: await actions.createData('results.json', content)},
      });
    },
    getPathsToWatch: () => [file],
  };
}
