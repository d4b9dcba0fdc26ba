import Heading from '@theme/Heading';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

test('a heading with an id links to itself', () => {
  const html = renderOnServer(
    <Heading as="h2" id="setup" className="mine">
      Setup
    </Heading>,
  );
  expect(html).toMatch(/^<h2 class="anchor [^"]+ mine" id="setup">Setup<a class="hash-link" href="#setup"/);
  expect(html).toContain('title="Direct link to Setup"');
});

test('neither the h1 nor a heading without id has a link', () => {
  expect(
    renderOnServer(
      <Heading as="h1" id="x">
        Title
      </Heading>,
    ),
  ).toBe('<h1>Title</h1>');
  expect(renderOnServer(<Heading as="h3">Plain</Heading>)).toBe('<h3>Plain</h3>');
});
