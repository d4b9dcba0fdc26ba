import os from 'node:os';
import {checkSamples as runSamples} from '../samples/checkSamples.js';
import {loadMarkdownFiles} from '../wiring/loadMarkdownFiles.js';
import type {CheckedSite} from './CheckedSite.js';
import type {Finding} from './Finding.js';

/** Runs the samples of the site, unless the configuration names no command for one. */
export async function checkSamples({flags, loaded, siteDir}: CheckedSite): Promise<readonly Finding[]> {
  if (Object.keys(loaded.config.samples.languages).length === 0) return [];
  const files = await loadMarkdownFiles({siteDir, config: flags.config, files: []});
  return (await runSamples(files, {jobs: os.availableParallelism()})).findings;
}
