import Admonition from '@theme/Admonition';
import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

test('an admonition has the title that Markdown puts among its children', () => {
  const html = renderOnServer(
    <Admonition type="tip">
      {createElement('mdxAdmonitionTitle', {}, 'Watch ', <code>out</code>)}
      <p>Text</p>
    </Admonition>,
  );
  expect(html).toContain('theme-admonition theme-admonition-tip');
  expect(html).toContain('alert alert--success');
  expect(html).toContain('</span>Watch <code>out</code></div>');
  expect(html).toContain('<p>Text</p>');
});

test.each([
  ['note', 'alert--secondary', 'note'],
  ['caution', 'alert--warning', 'caution'],
  ['important', 'alert--info', 'important'],
  ['unheard-of', 'alert--info', 'info'],
])('%s looks like %s, and is titled %s', (type, alert, title) => {
  const html = renderOnServer(<Admonition type={type}>Text</Admonition>);
  expect(html).toContain(alert);
  expect(html).toContain(`</span>${title}</div>`);
});

test('a class name of its own changes the colour', () => {
  const html = renderOnServer(
    <Admonition type="caution" className="alert--danger">
      Text
    </Admonition>,
  );
  expect(html).toContain('theme-admonition-caution');
  expect(html).toContain('alert alert--warning alert--danger');
});

test('the icon can be replaced and left out', () => {
  expect(
    renderOnServer(
      <Admonition type="note" icon="X">
        Text
      </Admonition>,
    ),
  ).toContain('>X</span>');
  expect(
    renderOnServer(
      <Admonition type="note" icon={null}>
        Text
      </Admonition>,
    ),
  ).not.toContain('<span');
});
