import {expect, test} from 'vitest';
import {markdownFile, markdownUrl} from './markdownUrl.js';
import {htmlFile} from './url.js';

test.each(['/', '/docs/', '/docs/intro', '/docs/intro/', '/docs/old.html', '/docs/old.html/'])(
  'the URL of the Markdown of %s leads to its file',
  (page) => {
    expect(markdownUrl(`/base${page}`, '/base/')).toBe(`/base/${markdownFile(htmlFile(page, undefined))}`);
  },
);
