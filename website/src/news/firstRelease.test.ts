import fs from 'node:fs';
import {expect, test} from 'vitest';

const repository = new URL('../../../', import.meta.url);
const changeset = new URL('.changeset/first-release.md', repository);

/** Items of the list in a text, each as one line, with links to this website as paths. */
const items = (text: string): readonly string[] =>
  text
    .slice(text.indexOf('\n- **'))
    .trim()
    .split(/\n(?=- )/)
    .map((item) => item.replace(/\s+/g, ' ').replaceAll('https://lectern.example/docs/', '/docs/'));

// The release deletes the changeset. From then on, the post stays as it is.
test.runIf(fs.existsSync(changeset))('the post about 0.1.0 has each item of the changeset', () => {
  const post = fs.readFileSync(new URL('website/news/2026-11-29-version-0.1.0.md', repository), 'utf8');
  const expected = items(fs.readFileSync(changeset, 'utf8'));
  expect(expected.length).toBeGreaterThan(5);
  expect(items(post)).toEqual(expected);
});
