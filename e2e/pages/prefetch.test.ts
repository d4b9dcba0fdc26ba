import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {createBundledSite, type Edit, openPage, serveFolder} from '../harness/index.js';

const chart = `export default () => <p id="chart">A chart</p>;\n`;

const other = `import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

const note = ({type}) => document.body.setAttribute(\`data-\${type}\`, 'yes');

export default () => (
  <Layout noFooter>
    <h1>Another page</h1>
    <Link to="/apps" onMouseEnter={note} onTouchStart={note} onFocus={note}>
      Own handlers
    </Link>
  </Layout>
);
`;

const dropdown = `{label: 'More', position: 'right', items: [{to: '/docs/guide', label: 'Guide'}, {to: '/docs/usage', label: 'Usage'}]}`;

const pages: Edit = (files) => {
  files.write('src/pages/index.md', '# Home\n\n[Guide](/docs/guide) and [Other](/other)\n');
  files.write('src/pages/other.jsx', other);
  files.write('src/pages/apps.md', '# Apps\n\n[Shop](/shop/)\n');
  files.replace('docusaurus.config.mjs', "  baseUrl: '/',", "  baseUrl: '/',\n  onBrokenLinks: 'ignore',");
  files.replace('docusaurus.config.mjs', '};', `  themeConfig: {navbar: {items: [${dropdown}]}},\n};`);
  files.write('src/components/Chart.jsx', chart);
  files.write('docs/guide.mdx', "import Chart from '@site/src/components/Chart';\n\n# Guide\n\n<Chart />\n");
};

let url = '';
const served: string[] = [];

beforeAll(async () => {
  const site = createBundledSite('minimal', pages);
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  // Cache headers of many hosts: only files with a hash in their name are cached without revalidation.
  url = await serveFolder(path.join(site.dir, 'build'), '/', (pathname) => {
    served.push(pathname);
    return {'cache-control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'};
  });
});

test('a visible link brings payload, scripts and content of its page, and the click requests none of them again', async () => {
  served.length = 0;
  const {page, close} = await openPage(url);
  const kinds = [
    /^\/docs\/guide\/index\.payload\.json$/,
    /docitem.*\.js$/,
    /chart.*\.js$/,
    /content\/guide.*\.js$/,
  ];
  for (const kind of kinds)
    await expect
      .poll(() => served.filter((name) => kind.test(name)), {message: String(kind)})
      .toHaveLength(1);
  await page.getByRole('link', {name: 'Guide'}).first().click();
  await page.locator('#chart').waitFor();
  await page.waitForLoadState('networkidle');
  const again = served.filter((name, index) => served.indexOf(name) !== index);
  expect(again).toEqual([]);
  await close();
});

test('a link to what another application serves requests nothing until it is clicked', async () => {
  served.length = 0;
  const {page, console: messages, close} = await openPage(`${url}apps/`);
  await page.getByRole('link', {name: 'Shop'}).hover();
  await page.waitForLoadState('networkidle');
  expect(served.filter((name) => name.startsWith('/shop'))).toEqual([]);
  expect(messages).toEqual([]);
  await close();
});

test('links in a closed menu are not loaded ahead before they are pointed at', async () => {
  served.length = 0;
  const {page, close} = await openPage(`${url}other/`);
  const payloads = () => served.filter((name) => /^\/docs\/.*\.payload\.json$/.test(name));
  await page.waitForLoadState('networkidle');
  expect(payloads()).toEqual([]);
  await page.locator('.dropdown').hover();
  await page.locator('.dropdown').getByRole('link', {name: 'Guide'}).hover();
  await expect.poll(payloads).toEqual(['/docs/guide/index.payload.json']);
  await close();
});

test('handlers of a link are called beside those that prepare its page', async () => {
  const {page, close} = await openPage(`${url}/other`);
  const link = page.getByRole('link', {name: 'Own handlers'});
  await link.hover();
  await link.focus();
  await link.dispatchEvent('touchstart');
  const noted = () => page.locator('body').evaluate((body) => Object.keys(body.dataset).sort());
  expect(await noted()).toEqual(['focus', 'mouseenter', 'touchstart']);
  await close();
});
