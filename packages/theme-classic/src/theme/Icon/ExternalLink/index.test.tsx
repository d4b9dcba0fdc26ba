import {expect, test} from 'vitest';
import {renderOnServer} from '../../../../test/renderOnServer.js';
import IconArrow from '../Arrow/index.js';
import IconExternalLink from './index.js';

test('the icon of external links speaks, other icons are silent', () => {
  const html = renderOnServer(<IconExternalLink />);
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="(opens in new tab)"');
  expect(html).not.toContain('aria-hidden');
  const silent = renderOnServer(<IconExternalLink aria-hidden />);
  expect(silent).toContain('aria-hidden="true"');
  expect(silent).not.toContain('aria-label');
  expect(renderOnServer(<IconArrow />)).toContain('aria-hidden="true"');
});

test('an icon takes the props of an svg element', () => {
  const html = renderOnServer(<IconArrow width={16} className="mine" stroke="red" />);
  expect(html).toContain('width="16" height="20"');
  expect(html).toContain('class="mine"');
  expect(html).toContain('stroke="red"');
});
