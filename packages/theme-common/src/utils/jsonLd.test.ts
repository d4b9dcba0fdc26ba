import {expect, test} from 'vitest';
import {jsonLd} from './jsonLd.js';

test('a text with a tag in it does not end the script', () => {
  const data = {headline: '</script><script>alert(1)</script>'};
  expect(jsonLd(data)).not.toContain('<');
  expect(JSON.parse(jsonLd(data))).toEqual(data);
});
