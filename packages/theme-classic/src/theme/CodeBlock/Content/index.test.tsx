import CodeBlock from '@theme/CodeBlock';
import type {Props as TokenProps} from '@theme/CodeBlock/Line/Token';
import {expect, test, vi} from 'vitest';
import {renderOnServer} from '../../../../test/renderOnServer.js';

// The component of a site in the place of ours.
vi.mock('@theme/CodeBlock/Line/Token', () => ({
  default: ({token, line, ...props}: TokenProps) => (
    <b {...props} title={`${token.types} of ${line.length}`} />
  ),
}));

test('tokens are rendered where a site replaces their component', () => {
  const html = renderOnServer(
    <CodeBlock className="language-js" tokens="c5." lineClasses="mine:1" showLineNumbers>
      {'const a\n'}
    </CodeBlock>,
  );
  expect(html).toContain('<b class="token string" title="string of 3">const</b>');
  expect(html).toContain('<b class="token plain" title=" of 3">a</b>\n</span></span></code>');
  expect(html).toMatch(/<span class="token-line mine \S*codeLine\S*"><span class="\S*codeLineNumber/);
});
