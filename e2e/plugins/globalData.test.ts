import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {
  createBundledSite,
  expectQuietConsole,
  openPage,
  type SiteServer,
  serveSite,
} from '../harness/index.js';

const docsPage = `
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';

const NAME = 'docusaurus-plugin-content-docs';

export default function Docs() {
  const {globalData} = useDocusaurusContext();
  const [version] = useAllPluginInstancesData(NAME).default.versions;
  const paths = version.docs.map((doc) => doc.path).join(' ');
  return <p id="docs">{paths} {globalData[NAME].default.versions[0].docs.length}</p>;
}
`;

/** Source of a client module that reads global data when it is loaded, as some plugins on npm do. */
const clientModule = `
import globalData from '@generated/globalData';

const {path} = globalData['docusaurus-plugin-content-docs'].default;
if (typeof document !== 'undefined') document.documentElement.dataset.docsPath = path;

export function onRouteDidUpdate({location}) {
  document.documentElement.dataset.visited = location.pathname;
}
`;

const site = createBundledSite('minimal', (files) => {
  files.write('src/pages/all.jsx', docsPage);
  files.write('src/visits.js', clientModule);
  files.replace(
    'docusaurus.config.mjs',
    "title: 'Minimal',",
    "title: 'Minimal',\n  clientModules: ['./src/visits'],",
  );
});
let server: SiteServer;

beforeAll(async () => {
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
  server = await serveSite(site.dir);
});

afterAll(() => server?.stop());

test('a component that reads the docs in global data gets them, on the server and in the browser', async () => {
  const html = fs.readFileSync(path.join(site.outDir, 'all/index.html'), 'utf8');
  expect(html.replaceAll('<!-- -->', '')).toContain('/docs/intro /docs/usage 2</p>');
  const opened = await openPage(`${server.url}/all`);
  expect(await opened.page.textContent('#docs')).toBe('/docs/intro /docs/usage 2');
  expectQuietConsole(opened);
  await opened.close();
});

test('pages that do not read them do not load them', async () => {
  const opened = await openPage(`${server.url}/docs/intro`);
  const requests: string[] = [];
  opened.page.on('request', (request) => requests.push(request.url()));
  await opened.page.reload();
  await opened.page.waitForSelector('html[data-has-hydrated="true"]');
  expect(requests.some((url) => url.includes('globalData'))).toBe(true);
  expect(requests.filter((url) => url.includes('global-docs'))).toEqual([]);
  await opened.close();
});

test('a client module may read global data while it is evaluated', async () => {
  const opened = await openPage(`${server.url}/docs/intro`);
  await opened.page.waitForSelector('html[data-docs-path="/docs"][data-visited="/docs/intro"]');
  expectQuietConsole(opened);
  await opened.close();
});
