import {beforeAll, expect, test} from 'vitest';
import {createBundledSite, type ExpectedError, expectOneError, type Site} from '../harness/index.js';

const config = 'docusaurus.config.mjs';
let site: Site;

beforeAll(() => {
  site = createBundledSite('minimal');
});

/** More than twenty options with invalid values, each on its own line. */
const wrong = `{
  colorMode: {
    defaultMode: 'drak',
    disableSwitch: 'yes',
    respectPreferColorScheme: true,
  },
  image: 7,
  metadata: {name: 'x'},
  announcementBar: {
    id: 5,
    content: 'x',
    backgroundColour: 'red',
  },
  docs: {versionPersistence: 'cookie', sidebar: {hidable: true}},
  blog: {sidebar: {groupByYear: 'x'}},
  navbar: {
    hideOnScroll: 1,
    style: 'primry',
    logo: 'img/logo.svg',
    items: [
      'docs',
      {to: 5, label: 'A'},
      {to: '/a', label: 5},
      {type: 'docSidbar', sidebarId: 'docs'},
      {type: 'docSidebar'},
      {to: '/a', label: 'A', position: 'rigth'},
      {label: 'A', items: {}},
      {type: 'search', label: 'x'},
    ],
  },
  footer: {
    style: 'black',
    copyright: 2026,
    logos: {},
  },
  prism: {
    theme: 'github',
    additionalLanguages: 'java',
  },
  tableOfContents: {minHeadingLevel: '2', maxHeadingLevel: 7},
}`;

const messages = [
  [
    'defaultMode',
    '"colorMode.defaultMode" must be one of "light" or "dark", but is "drak". Did you mean "dark"?',
  ],
  ['disableSwitch', '"colorMode.disableSwitch" must be true or false, but is "yes".'],
  [
    'respectPreferColorScheme',
    '"colorMode" has no field "respectPreferColorScheme". Did you mean "respectPrefersColorScheme"?',
  ],
  ['image:', '"image" must be a string, but is 7.'],
  ['metadata', '"metadata" must be an array, but is {"name":"x"}.'],
  ['id: 5', '"announcementBar.id" must be a string, but is 5.'],
  ['backgroundColour', '"announcementBar" has no field "backgroundColour". Did you mean "backgroundColor"?'],
  [
    'versionPersistence',
    '"docs.versionPersistence" must be one of "localStorage" or "none", but is "cookie".',
  ],
  ['versionPersistence', '"docs.sidebar" has no field "hidable". Did you mean "hideable"?'],
  ['blog: {', '"blog.sidebar.groupByYear" must be true or false, but is "x".'],
  ['hideOnScroll', '"navbar.hideOnScroll" must be true or false, but is 1.'],
  ['primry', '"navbar.style" must be one of "dark" or "primary", but is "primry". Did you mean "primary"?'],
  ["logo: 'img", '"navbar.logo" must be an object, but is "img/logo.svg".'],
  ["'docs',", '"navbar.items[0]" must be an object that describes a navbar item.'],
  ['{to: 5', '"navbar.items[1].to" must be a string, but is 5.'],
  ['label: 5', '"navbar.items[2].label" must be a string, but is 5.'],
  [
    'docSidbar',
    '"navbar.items[3].type": No NavbarItem component found for type "docSidbar". Did you mean "docSidebar"?',
  ],
  ["{type: 'docSidebar'}", '"navbar.items[4].sidebarId" must be a string, but is missing.'],
  [
    'rigth',
    '"navbar.items[5].position" must be one of "left" or "right", but is "rigth". Did you mean "right"?',
  ],
  ['items: {}', '"navbar.items[6].items" must be an array, but is {}.'],
  ["{type: 'search'", '"navbar.items[7]" has no field "label".'],
  ['black', '"footer.style" must be one of "light" or "dark", but is "black".'],
  ['2026', '"footer.copyright" must be a string, but is 2026.'],
  ['logos', '"footer" has no field "logos". Did you mean "logo"?'],
  ['github', '"prism.theme" must be an object, but is "github".'],
  ['java', '"prism.additionalLanguages" must be an array, but is "java".'],
  ['tableOfContents', '"tableOfContents.minHeadingLevel" must be a number, but is "2".'],
  ['tableOfContents', '"tableOfContents.maxHeadingLevel" must be between 2 and 6.'],
] as const;

test('wrong fields of themeConfig are reported together, each with its line, what it should be and what was meant', async () => {
  site.files.replace(config, '};', `  themeConfig: ${wrong},\n};`);
  const lines = site.files.read(config).split('\n');
  const result = await site.build();
  site.restore();
  expectOneError(result, {code: 'THEME_CONFIG_INVALID', location: config});
  const found = messages.map(([words, message]) => {
    const line = lines.findIndex((text) => text.includes(words)) + 1;
    return `  line ${line}: ${message}`;
  });
  for (const message of found) expect(result.stderr).toContain(message);
  expect(result.stderr.match(/^ {2}line /gm)).toHaveLength(found.length);
});

const scheme = /may not have the schemes "javascript:"/;

/** URLs with "javascript:" are rejected in every option that accepts a URL. */
test.each<[string, string, string, ExpectedError]>([
  ['the navbar', config, "navbar: {items: [{href: 'javascript:alert(1)', label: 'A'}]}", {says: [scheme]}],
  [
    'a dropdown',
    config,
    "navbar: {items: [{label: 'A', items: [{to: 'data:text/html,x', label: 'B'}]}]}",
    {says: [scheme]},
  ],
  ['the logo', config, "navbar: {logo: {src: 'a.svg', href: 'java\\nscript:alert(1)'}}", {says: [scheme]}],
  ['the footer', config, "footer: {links: [{label: 'A', href: 'vbscript:x'}]}", {says: [scheme]}],
  [
    'a column of the footer',
    config,
    "footer: {links: [{title: 'A', items: [{label: 'B', to: 'JavaScript:x'}]}]}",
    {says: [scheme]},
  ],
  [
    'the announcement bar',
    config,
    'announcementBar: {content: \'<a href="javascript:alert(1)">A</a>\'}',
    {says: [scheme]},
  ],
  [
    'HTML of the navbar',
    config,
    "navbar: {items: [{type: 'html', value: '<a href=\"javascript:alert(1)\">A</a>'}]}",
    {says: [scheme]},
  ],
  [
    'HTML of the footer',
    config,
    'footer: {copyright: \'<a href="data:text/html,x">A</a>\'}',
    {says: [scheme]},
  ],
])('a URL that runs code is refused in %s', async (_where, file, themeConfig, expected) => {
  site.files.replace(file, '};', `  themeConfig: {\n    ${themeConfig},\n  },\n};`);
  try {
    const result = await site.build();
    expectOneError(result, {code: 'THEME_CONFIG_INVALID', location: `${config}:8`, ...expected});
  } finally {
    site.restore();
  }
});
