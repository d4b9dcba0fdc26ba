import {expectText, requests, sees} from './visible.mjs';

const inHead = (selector, text) => async (page) =>
  expectText(
    await page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => element.outerHTML).join('\n')),
    text,
  );

/**
 * Plugins that load scripts from other hosts. Requests to these hosts get no answer in tests, except those in
 * `answers`.
 */
export const analyticsPlugins = [
  {
    name: 'posthog-docusaurus',
    version: '2.0.5',
    feature: 'loads its script with the key',
    plugins: "['posthog-docusaurus', {apiKey: 'phc_key', appUrl: 'https://app.posthog.example'}]",
    pages: [{path: '/docs/intro', see: inHead('head script', 'phc_key')}],
  },
  {
    name: '@docusaurus/plugin-vercel-analytics',
    version: '3.10.2',
    feature: 'loads its script',
    plugins: "'@docusaurus/plugin-vercel-analytics'",
    pages: [{path: '/docs/intro', see: requests('/_vercel/insights/script.js')}],
    consoleNoise: ['Vercel Web Analytics', '404', '_vercel', 'MIME type'],
  },
  {
    name: '@dipakparmar/docusaurus-plugin-umami',
    version: '2.4.0',
    feature: 'loads its script with the id of the website',
    plugins:
      "['@dipakparmar/docusaurus-plugin-umami', {websiteID: 'site-1', analyticsDomain: 'umami.example.com'}]",
    pages: [{path: '/docs/intro', see: requests('https://umami.example.com/script.js')}],
  },
  {
    name: 'docusaurus-gtm-plugin',
    version: '0.0.2',
    feature: 'loads its script with the id of the container',
    plugins: "['docusaurus-gtm-plugin', {id: 'GTM-ABC'}]",
    pages: [{path: '/docs/intro', see: requests('https://www.googletagmanager.com/gtm.js?id=GTM-ABC')}],
  },
  {
    name: 'docusaurus-plugin-goatcounter',
    version: '4.0.0',
    feature: 'loads its script with the code of the site',
    plugins: "'docusaurus-plugin-goatcounter'",
    themeConfig: "goatcounter: {code: 'ecosystem'}",
    pages: [{path: '/docs/intro', see: requests('gc.zgo.at/count.js')}],
  },
  {
    name: 'docusaurus-plugin-matomo',
    version: '0.0.8',
    feature: 'loads its script and counts the next page',
    plugins: "'docusaurus-plugin-matomo'",
    themeConfig: "matomo: {matomoUrl: 'https://matomo.example.com/', siteId: '7'}",
    pages: [
      {
        path: '/docs/intro',
        async see(page, seen) {
          await requests('https://matomo.example.com/matomo.js')(page, seen);
          await page.getByRole('link', {name: 'Usage'}).first().click();
          await page.waitForFunction(() => JSON.stringify(globalThis._paq).includes('/docs/usage'));
        },
      },
    ],
    inTests: true,
  },
  {
    name: 'docusaurus-plugin-plausible',
    version: '0.0.5',
    feature: 'loads its script with the domain',
    plugins: "['docusaurus-plugin-plausible', {domain: 'example.com'}]",
    pages: [{path: '/docs/intro', see: requests('https://plausible.io/js/')}],
  },
  {
    name: '@stackql/docusaurus-plugin-hubspot',
    version: '1.1.0',
    feature: 'loads its script with the id of the account',
    plugins: "'@stackql/docusaurus-plugin-hubspot'",
    themeConfig: "hubspot: {accountId: 'a7'}",
    pages: [{path: '/docs/intro', see: requests('js.hs-scripts.com/a7.js')}],
  },
  {
    name: 'docusaurus-plugin-script-tags',
    version: '2.0.0-beta.6',
    feature: 'adds the script of the config',
    plugins: "'docusaurus-plugin-script-tags'",
    themeConfig:
      "tags: {headTags: [{tagName: 'script', attributes: {src: 'https://scripts.example.com/clock.js', async: true}}]}",
    pages: [{path: '/docs/intro', see: requests('https://scripts.example.com/clock.js')}],
  },
  {
    name: 'docusaurus-plugin-sentry',
    version: '2.1.0',
    feature: 'loads its script with the key',
    plugins: "['docusaurus-plugin-sentry', {DSN: 'key7'}]",
    pages: [{path: '/docs/intro', see: requests('https://js.sentry-cdn.com/key7.min.js')}],
  },
  {
    name: '@gracefullight/docusaurus-plugin-microsoft-clarity',
    version: '1.0.0',
    feature: 'loads its script with the id of the project',
    plugins: "['@gracefullight/docusaurus-plugin-microsoft-clarity', {projectId: 'p7'}]",
    pages: [{path: '/docs/intro', see: requests('https://www.clarity.ms/tag/p7')}],
  },
  {
    name: 'docusaurus-plugin-fathom',
    version: '1.2.0',
    feature: 'loads its script with the id of the site',
    plugins: "'docusaurus-plugin-fathom'",
    themeConfig: "fathomAnalytics: {siteId: 'ABC'}",
    pages: [{path: '/docs/intro', see: sees('head script[site="ABC"]', {state: 'attached'})}],
  },
  {
    name: 'docusaurus-plugin-hotjar',
    version: '0.0.2',
    feature: 'loads its script with the id of the application',
    plugins: "'docusaurus-plugin-hotjar'",
    themeConfig: "hotjar: {applicationId: '77'}",
    pages: [{path: '/docs/intro', see: requests('https://static.hotjar.com/c/hotjar-77.js')}],
  },
  {
    name: 'docusaurus-pushfeedback',
    version: '1.0.9',
    feature: 'adds its button to the page',
    plugins: "['docusaurus-pushfeedback', {project: 'abc'}]",
    pages: [{path: '/docs/intro', see: sees('feedback-button')}],
  },
];
