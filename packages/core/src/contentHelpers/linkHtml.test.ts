import {expect, test} from 'vitest';
import {linkHtml} from './linkHtml.js';

test.each([
  'no element: javascript:',
  '<a href="/docs">A</a> <b>bold</b>',
  '<img src="data:image/svg+xml,%3Csvg/%3E" alt="">',
  '<a href="mailto:a@example.com">mail</a>',
  '<p>Write <code>javascript:alert(1)</code></p>',
  '<a href="javascript:void(0)">menu</a>',
  '<a href="JavaScript: void 0;">menu</a>',
  '<a href="javascript:;">menu</a> <a href="javascript:">menu</a>',
])('%s is accepted', (html) => {
  expect(linkHtml.safeParse(html).success).toBe(true);
});

test.each([
  '<a href="javascript:alert(1)">A</a>',
  '<A HREF=" JAVA\nSCRIPT:alert(1)">A</A>',
  '<a href="&#106;avascript:alert(1)">A</a>',
  '<a href="javascript:void(0);alert(1)">A</a>',
  '<a href="javascript:void(alert(1))">A</a>',
  '<p><a href="data:text/html,x">A</a></p>',
  '<iframe src="data:text/html,x"></iframe>',
  '<button formaction="vbscript:x">A</button>',
  '<svg><a xlink:href="javascript:x">A</a></svg>',
  '<template><a href="javascript:x">A</a></template>',
])('%s is refused', (html) => {
  const {error} = linkHtml.safeParse(html);
  expect(error?.issues[0]?.message).toMatch(/^The HTML has the URL .*may not have the schemes "javascript:"/);
});
