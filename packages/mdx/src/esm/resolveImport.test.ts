import {expect, test} from 'vitest';
import {resolveImport} from './resolveImport.js';

const site = {file: '/site/docs/page.mdx', site: {siteDir: '/site'}};

test('raw-loader looks for a file as webpack does, the path itself first', () => {
  const endings = ['', '.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];
  const ofFolders = ['/index.js', '/index.jsx', '/index.ts', '/index.tsx'];
  expect(resolveImport('!!raw-loader!./code', site)).toEqual({
    kind: 'text',
    candidates: [...endings, ...ofFolders].map((ending) => `/site/docs/code${ending}`),
  });
});
