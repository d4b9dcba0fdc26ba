import {expect, test} from 'vitest';
import {scriptJson} from './scriptJson.js';

test('no value ends a script, begins a comment or leaves its string', () => {
  const text = `</script><!--<script>'"\\\n\u2028`;
  const code = scriptJson({text});
  expect(code).not.toContain('<');
  expect(new Function(`return ${code}`)()).toEqual({text});
});
