import {expect} from 'vitest';
import {
  changedFiles,
  createSite,
  type Edit,
  type ExpectedError,
  expectOneError,
  type Site,
  snapshot,
} from '../harness/index.js';

/** A good site with a good build, into which one mistake after the other is put. */
export interface MistakeSite {
  /** Makes the mistake, builds, and checks the message and that the last good build is still there. Then corrects it. */
  expectMistake(edit: Edit, expected: ExpectedError): Promise<void>;
}

export async function createMistakeSite(): Promise<MistakeSite> {
  const site = createSite('minimal');
  const good = await site.build();
  expect(good.code, good.stdout + good.stderr).toBe(0);
  return {expectMistake: (edit, expected) => expectMistake(site, edit, expected)};
}

async function expectMistake(site: Site, edit: Edit, expected: ExpectedError): Promise<void> {
  const before = snapshot(site.outDir);
  try {
    edit(site.files);
    const result = await site.build();
    expectOneError(result, expected);
    expect(changedFiles(before, snapshot(site.outDir)), 'the last good build').toEqual([]);
  } finally {
    site.restore();
  }
}
