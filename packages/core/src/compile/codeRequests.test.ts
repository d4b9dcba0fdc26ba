import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {findCodeRequests, scanFile} from './codeRequests.js';
import {PARTIAL_RULE} from './planImported.js';

test('files outside the site folder are named from it', () => {
  const dir = tempSite({'docs/a.mdx': "import A from '@site/src/A';\n\n<A />\n"});
  const file = path.join(dir, 'docs/a.mdx');
  const markdown = {
    siteDir: path.join(dir, 'site'),
    baseUrl: '/',
    staticDirs: [],
    markdown: {
      format: 'detect' as const,
      mdxByFrontMatter: false,
      untrusted: false,
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      remarkRehypeOptions: {},
      hooks: {onBrokenMarkdownLinks: 'warn' as const, onBrokenMarkdownImages: 'warn' as const},
      code: {additionalLanguages: [], magicComments: []},
    },
  };
  const contents = new Map([['a', {source: '@site/../docs/a.mdx', file, rule: PARTIAL_RULE}]]);
  const {requesters} = findCodeRequests({contents, codeRequests: [], markdown}, [], (content) =>
    scanFile(content, markdown),
  );
  expect(requesters.get('@site/src/A')).toEqual(['../docs/a.mdx']);
});
