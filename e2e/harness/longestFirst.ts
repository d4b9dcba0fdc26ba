import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Files that take the longest, so that none of them is still running when all others have ended. */
const LONGEST = [
  'robustness/build.test.ts',
  'plugins/publishedPlugins.test.ts',
  'sites/locales/locales.test.ts',
  'robustness/content.test.ts',
  'commands/swizzle.test.ts',
  'plugins/ecosystem.test.ts',
  'pwa/pwa.test.ts',
  'robustness/replacedFolders.test.ts',
];

function rank({moduleId}: TestSpecification): number {
  const index = LONGEST.findIndex((file) => moduleId.endsWith(`/e2e/${file}`));
  return index === -1 ? LONGEST.length : index;
}

/** A fresh clone has no times of an earlier run, by which vitest would sort: it starts with the largest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
