import path from 'node:path';
import {expect, test} from 'vitest';
import {gitRefPath, refFolderName} from './gitRefPath.js';

test.each(['v3.2.1', 'release/2.x', 'origin/V1', 'ä@{x}', '--upload-pack=x', 'con', 'a.'])(
  'the folder of the ref "%s" is read back',
  (ref) => {
    const name = refFolderName(ref);
    expect(name).toMatch(/^git~[a-z0-9._~-]+$/);
    expect(gitRefPath(path.join('/site/.site/git-versions/default', name, 'docs/a.md'))).toBe(
      `${ref}:docs/a.md`,
    );
  },
);

test('refs that differ only in their case have different folders, and long ones have short folders', () => {
  expect(refFolderName('V1')).not.toBe(refFolderName('v1'));
  const long = 'x/'.repeat(120);
  expect(refFolderName(`${long}a`).length).toBeLessThan(200);
  expect(refFolderName(`${long}a`)).not.toBe(refFolderName(`${long}b`));
});

test('other files are no files of refs', () => {
  expect(gitRefPath('/site/docs/git~v1/a.md')).toBeUndefined();
  expect(gitRefPath('/site/git-versions/default/a.md')).toBeUndefined();
});
