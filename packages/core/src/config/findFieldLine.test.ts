import {expect, test} from 'vitest';
import {findFieldLine} from './findFieldLine.js';

const text = `module.exports = {
  // presets: [['no', {docs: {}}]],
  presets: [
    ['classic', ({
      docs: {editUrl: (page) => \`https://x.test/\${page} /* no comment */\`},
      pages: {exclude: ['/drafts/**']}, // debug: 'commented'
      debug: true, /* theme: {} */
      theme: {},
    })],
  ],
};
`;

test('the line of a field of an entry; strings that look like comments are none', () => {
  expect(findFieldLine(text, ['presets', 0, 'docs'])).toBe(5);
  expect(findFieldLine(text, ['presets', 0, 'debug'])).toBe(7);
  expect(findFieldLine(text, ['presets', 0, 'theme'])).toBe(8);
  expect(findFieldLine(text, ['nothing'])).toBeUndefined();
});
