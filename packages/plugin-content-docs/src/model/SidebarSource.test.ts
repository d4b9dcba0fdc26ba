import {expect, test} from 'vitest';
import {lineOfText} from './SidebarSource.js';

const text = `// 'intro' is first
export default {
  docs: ['intro', "guide/install", {Guides: ['a.b']}],
  'other-docs': [\`c\`],
};
`;

test.each([
  ['intro', 3],
  ['guide/install', 3],
  ['install', undefined],
  ['Guides', 3],
  ['a.b', 3],
  ['axb', undefined],
  ['other-docs', 4],
  ['docs', 3],
  ['c', 4],
])('%s is found as text or as a key', (word, line) => {
  expect(lineOfText({file: 'sidebars.ts', text}, word)).toBe(line);
});

test('the first word that is found counts', () => {
  expect(lineOfText({file: 'sidebars.ts', text}, undefined, 'nowhere', 'c', 'intro')).toBe(4);
});
