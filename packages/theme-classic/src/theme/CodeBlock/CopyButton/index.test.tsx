import CopyButton from '@theme/CodeBlock/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../../test/renderOnServer.js';

test('the buttons of components that were ejected before Docusaurus 3.8 need no context', () => {
  expect(renderOnServer(<CopyButton code="a" className="x" />)).toMatch(
    /^<button[^>]*aria-label="Copy code to clipboard"[^>]*class="[^"]*\bx\b/,
  );
  const wrap = (isEnabled: boolean) =>
    renderOnServer(<WordWrapButton isEnabled={isEnabled} onClick={() => {}} />);
  expect(wrap(true)).toContain('aria-pressed="true"');
  expect(wrap(false)).toContain('aria-pressed="false"');
});
