import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Test files that take the longest. They start first, so that the run does not end with a single slow file. */
const LONGEST = [
  'robustness/textEdits.test.ts',
  'plugins/publishedPlugins.test.ts',
  'commands/upgrade.test.ts',
  'commands/create.test.ts',
  'robustness/build.test.ts',
  'robustness/remoteCache.test.ts',
  'plugins/socialImages.test.ts',
  'theme/layers.test.ts',
  'types/publishedTypes.test.ts',
  'robustness/versions.test.ts',
  'robustness/replacedFolders.test.ts',
  'pwa/pwa.test.ts',
  'robustness/imported.test.ts',
  'sites/locales/locales.test.ts',
  'mistakes/content.test.ts',
  'robustness/content.test.ts',
  'pages/relocatable.test.ts',
  'docs/gitVersions.test.ts',
  'website/gitVersions.test.ts',
  'locales/threeLanguages.dev.test.ts',
  'commands/swizzle.test.ts',
  'plugins/ecosystem.test.ts',
  'commands/check.test.ts',
  'plugins/movedPages.test.ts',
  'commands/samples.test.ts',
  'plugins/libraries.test.ts',
  'dev/server.test.ts',
  'theme/looks.test.ts',
  'robustness/bundleCache.test.ts',
  'robustness/restart.test.ts',
];

function rank({moduleId}: TestSpecification): number {
  const index = LONGEST.findIndex((file) => moduleId.endsWith(`/e2e/${file}`));
  return index === -1 ? LONGEST.length : index;
}

/**
 * Starts the files in `LONGEST` first. vitest itself sorts by the times of the last run, or by file size if there was
 * none.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
