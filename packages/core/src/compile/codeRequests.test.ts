import path from 'node:path';
import {expect, test} from 'vitest';
import {markdownSite} from '../../test/markdownSite.js';
import {tempSite} from '../../test/tempSite.js';
import {PARTIAL_RULE} from '../routes/planImported.js';
import {findCodeRequests} from './codeRequests.js';
import {scanItem} from './compileFiles.js';

test('files outside the site folder are named from it', async () => {
  const dir = tempSite({'docs/a.mdx': "import A from '@site/src/A';\n\n<A />\n"});
  const file = path.join(dir, 'docs/a.mdx');
  const markdown = markdownSite(path.join(dir, 'site'), dir);
  const contents = {a: {source: '@site/../docs/a.mdx', file, rule: 0}};
  const setup = {site: markdown, rules: [PARTIAL_RULE], optionsKeys: [''], artifactsDir: dir};
  const planImported = (source: string) => ({source, file: source, rule: 0});
  const plan = {contents, codeRequests: []};
  const {requesters} = await findCodeRequests(plan, {planImported, setup}, async (files) =>
    Promise.all(files.map(async (content) => ({content, imports: await scanItem(setup, content)}))),
  );
  expect(requesters.get('@site/src/A')).toEqual(['../docs/a.mdx']);
});
