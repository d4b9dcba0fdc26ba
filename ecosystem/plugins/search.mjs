import fs from 'node:fs';
import path from 'node:path';
import {expectText, requests, sees} from './visible.mjs';

/** Types a word into the search box of a page and waits for a result. */
const findsBy = (box, result) => async (page) => {
  const input = page.locator(box).first();
  await input.click();
  await input.pressSequentially('thermometer', {delay: 20});
  await page.locator(result).first().waitFor({timeout: 20_000});
};

/** Plugins and themes that search. */
export const searchPlugins = [
  {
    name: '@easyops-cn/docusaurus-search-local',
    version: '0.55.3',
    feature: 'finds a page by a word of its text',
    themes: "['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false}]",
    pages: [{path: '/docs/usage', see: findsBy('.navbar__search-input', 'text=Read the')}],
    inTests: true,
  },
  {
    name: 'docusaurus-lunr-search',
    version: '3.6.1',
    feature: 'finds a page by a word of its text',
    plugins: "'docusaurus-lunr-search'",
    pages: [
      {path: '/docs/usage', see: findsBy('#search_input_react', '.algolia-docsearch-suggestion--title')},
    ],
  },
  {
    name: '@cmfcmf/docusaurus-search-local',
    version: '2.0.1',
    feature: 'finds a page by a word of its text',
    note: 'with `indexPages`; without it the plugin requests an index that it has not made',
    plugins: "['@cmfcmf/docusaurus-search-local', {indexBlog: false, indexPages: true}]",
    files: {'src/pages/index.md': '# Clocks and instruments\n\nA page of the site.\n'},
    pages: [
      {
        path: '/docs/usage',
        async see(page) {
          await page.locator('.aa-DetachedSearchButton, .dsla-search-field button').first().click();
          await page.locator('.aa-Input').pressSequentially('thermometer', {delay: 20});
          await page.locator('.aa-Item').first().waitFor({timeout: 20_000});
        },
      },
    ],
  },
  {
    name: 'docusaurus-theme-search-typesense',
    version: '0.27.0',
    feature: 'sends the search to the server',
    packages: {'@babel/runtime': '^7.0.0'},
    themes: "'docusaurus-theme-search-typesense'",
    themeConfig: `typesense: {
      typesenseCollectionName: 'docs',
      typesenseServerConfig: {nodes: [{host: 'search.example.com', port: 443, protocol: 'https'}], apiKey: 'xyz'},
    }`,
    pages: [
      {
        path: '/docs/usage',
        async see(page, {requests}) {
          await page.locator('.DocSearch-Button').first().click();
          await page.locator('.DocSearch-Input').pressSequentially('thermometer', {delay: 20});
          for (let attempt = 0; attempt < 100; attempt++) {
            if (requests.some((url) => url.startsWith('https://search.example.com'))) return;
            await page.waitForTimeout(100);
          }
          throw new Error('Nothing is requested of the server.');
        },
      },
    ],
    consoleNoise: ['search.example.com', 'Network', 'net::', 'CORS', 'Request #'],
  },
  {
    name: '@getcanary/docusaurus-theme-search-pagefind',
    version: '1.0.2',
    feature: 'makes the index of Pagefind and shows its search box',
    packages: {react: '^18.0.0', 'react-dom': '^18.0.0'},
    themes: "'@getcanary/docusaurus-theme-search-pagefind'",
    built: (outDir) => expectText(fs.readdirSync(path.join(outDir, 'pagefind')), 'pagefind.js'),
    pages: [
      {
        path: '/docs/usage',
        see: (page) => page.locator('canary-root').first().waitFor({state: 'attached', timeout: 20_000}),
      },
    ],
  },
  {
    name: '@docsearch/docusaurus-adapter',
    version: '4.7.0',
    feature: 'sends the search to the server',
    themes: "'@docsearch/docusaurus-adapter'",
    themeConfig: "docsearch: {appId: 'APP7', apiKey: 'key', indexName: 'docs'}",
    pages: [
      {
        path: '/docs/usage',
        async see(page, seen) {
          await page.locator('.DocSearch-Button').first().click();
          await page.locator('.DocSearch-Input').pressSequentially('thermometer', {delay: 20});
          await requests('algolia')(page, seen);
        },
      },
    ],
    consoleNoise: ['algolia', 'net::', 'Unreachable hosts', 'CORS'],
  },
  {
    name: 'docusaurus-plugin-search-local',
    version: '2.1.2',
    feature: 'finds a page by a word of a section',
    plugins: "['docusaurus-plugin-search-local', {hashed: true, indexBlog: false}]",
    note: 'React reports that its button shows a key that is not in the HTML, as in Docusaurus',
    pages: [
      {
        path: '/docs/usage',
        async see(page) {
          await page.locator('.DocSearch-Button').click();
          await page.locator('input[type="search"]').pressSequentially('shade', {delay: 20});
          await page.locator('[class^="searchResultsContainer"] mark').first().waitFor({timeout: 20_000});
        },
      },
    ],
    consoleNoise: ['The HTML and the first render differ.'],
  },
  {
    name: '@inkeep/cxkit-docusaurus',
    version: '0.5.112',
    feature: 'shows its search box',
    plugins: "['@inkeep/cxkit-docusaurus', {SearchBar: {baseSettings: {apiKey: 'key'}}}]",
    pages: [{path: '/docs/usage', see: sees('[id^="inkeep"], [class*="ikp"]', {state: 'attached'})}],
    consoleNoise: ['inkeep', 'net::', 'Failed to fetch'],
  },
  {
    name: '@orama/plugin-docusaurus-v3',
    version: '3.1.18',
    feature: 'shows its search box',
    plugins: "'@orama/plugin-docusaurus-v3'",
    pages: [{path: '/docs/usage', see: sees('orama-search-button, orama-search-box, .orama-search-button')}],
  },
];
