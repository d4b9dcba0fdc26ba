import TOC from '@theme/TOC';
import TOCInline from '@theme/TOCInline';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

const toc = [
  {value: 'First', id: 'first', level: 2},
  {value: '<code>Deep</code>', id: 'deep', level: 3},
  {value: 'Deeper', id: 'deeper', level: 4},
];

test('the list nests by level, keeps inline markup and leaves out what is too deep', () => {
  const html = renderOnServer(<TOC toc={toc} />);
  expect(html).toContain(
    '<li><a href="#first" class="table-of-contents__link toc-highlight">First</a>' +
      '<ul><li><a href="#deep" class="table-of-contents__link toc-highlight"><code>Deep</code></a></li></ul></li>',
  );
  expect(html).not.toContain('Deeper');
});

test('the levels of a page win over those of the site', () => {
  const html = renderOnServer(<TOCInline toc={toc} minHeadingLevel={4} maxHeadingLevel={4} />);
  expect(html).toContain('<ul class="table-of-contents"><li><a href="#deeper">Deeper</a></li></ul>');
});
