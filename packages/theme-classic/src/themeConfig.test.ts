import {expect, test} from 'vitest';
import {validateThemeConfig} from './index.js';
import {themeConfigSchema} from './themeConfig.js';

/** "path: message" of every issue. */
function issues(themeConfig: unknown): string[] {
  const result = themeConfigSchema.safeParse(themeConfig);
  return result.success ? [] : result.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
}

test('an empty configuration gets every default', () => {
  expect(themeConfigSchema.parse({})).toEqual({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    metadata: [],
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false, rowsInHtml: 200},
      pageMenu: {enabled: false, assistants: []},
    },
    blog: {sidebar: {groupByYear: true}},
    navbar: {items: [], hideOnScroll: false},
    prism: {
      additionalLanguages: [],
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
      ],
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  });
});

test('pages without a translation are marked, unless the site was made for Docusaurus', () => {
  const noticeOf = (name: string, themeConfig = {}) =>
    validateThemeConfig({
      validate: (schema, value) => schema.parse(value),
      themeConfig,
      siteConfigPath: `/site/${name}`,
    }).untranslatedNotice;
  expect(noticeOf('site.config.ts')).toBe(true);
  expect(noticeOf('docusaurus.config.js')).toBe(false);
  expect(noticeOf('docusaurus.config.ts', {untranslatedNotice: true})).toBe(true);
  expect(noticeOf('site.config.mjs', {untranslatedNotice: false})).toBe(false);
});

test('keys of other themes pass, unknown keys inside ours do not', () => {
  expect(themeConfigSchema.parse({algolia: {appId: 'x'}, anything: 1})).toMatchObject({
    algolia: {appId: 'x'},
    anything: 1,
  });
  expect(issues({colorMode: {mode: 'dark'}})).toEqual(['colorMode: Unrecognized key: "mode"']);
});

test('keys of older versions are rejected with what replaced them', () => {
  const legacy = {
    disableDarkMode: true,
    defaultDarkMode: true,
    metadatas: [],
    hideableSidebar: true,
    autoCollapseSidebarCategories: true,
    sidebarCollapsible: false,
    colorMode: {switchConfig: {}},
    navbar: {links: []},
  };
  expect(issues(legacy).sort()).toEqual([
    'autoCollapseSidebarCategories: no longer exists: use docs.sidebar.autoCollapseCategories.',
    'colorMode.switchConfig: no longer exists: swizzle the icons "@theme/Icon/LightMode" and "@theme/Icon/DarkMode" to change the switch.',
    "defaultDarkMode: no longer exists: use colorMode.defaultMode: 'dark'.",
    'disableDarkMode: no longer exists: use colorMode.disableSwitch.',
    'hideableSidebar: no longer exists: use docs.sidebar.hideable.',
    'metadatas: no longer exists: it is called metadata now.',
    'navbar.links: no longer exists: it is called navbar.items now.',
    'sidebarCollapsible: no longer exists: use the option sidebarCollapsible of the docs plugin.',
  ]);
});

test('every kind of navbar item is accepted, on the left unless told otherwise', () => {
  const items = [
    {to: '/a', label: 'A', 'aria-label': 'a', rel: null},
    {href: 'https://x.org', html: '<b>x</b>', position: 'right'},
    {
      label: 'More',
      items: [
        {to: '/b', label: 'B'},
        {type: 'html', value: '<hr>'},
        {type: 'doc', docId: 'x'},
      ],
    },
    {type: 'dropdown', label: 'More', to: '/c', items: []},
    {type: 'doc', docId: 'intro', docsPluginId: 'x'},
    {type: 'docSidebar', sidebarId: 'api'},
    {type: 'docsVersion'},
    {type: 'docsVersionDropdown', versions: ['current'], dropdownItemsAfter: [{to: '/v', label: 'All'}]},
    {type: 'localeDropdown', queryString: '?a=b'},
    {type: 'search', position: 'right'},
    {type: 'html', value: '<b></b>'},
    {type: 'custom-button', whatever: 1},
  ];
  const {navbar} = themeConfigSchema.parse({navbar: {items}}) as {navbar: {items: {position: string}[]}};
  expect(navbar.items.map(({position}) => position[0]).join('')).toBe('lrlllllllrll');
  expect(navbar.items[0]).toEqual({...items[0], position: 'left'});
  expect(navbar.items[8]).toMatchObject({dropdownItemsBefore: [], dropdownItemsAfter: []});
});

test('mistakes in navbar items are reported for their own type, with the place', () => {
  expect(
    issues({
      navbar: {
        items: [
          {label: 'Nowhere'},
          {to: '/a', href: 'https://x.org', label: 'Both'},
          {to: '/a', label: 'A', html: 'A'},
          {type: 'doc'},
          {type: 'unknown'},
          {label: 'Menu', items: [{label: 'Sub', items: []}]},
          {to: '/a', label: 'A', activeBaseRegex: '('},
          {to: '/a', label: 'A', position: 'top'},
        ],
      },
    }),
  ).toEqual([
    'navbar.items.0: needs a target: "to" for a page of this site, or "href" for another one.',
    'navbar.items.1: has both "to" and "href": keep "to" for a page of this site, or "href" for another one.',
    'navbar.items.2.html: cannot stand beside "label": an item shows either text or HTML.',
    'navbar.items.3.docId: Invalid input: expected string, received undefined',
    'navbar.items.4.type: No NavbarItem component found for type "unknown". Known types are default, dropdown, doc, ' +
      'docSidebar, docsVersion, docsVersionDropdown, localeDropdown, search, html, and "custom-…" for those that the ' +
      'site adds to @theme/NavbarItem/ComponentTypes.',
    'navbar.items.5.items.0.type: "dropdown" cannot stand inside a dropdown: nested dropdowns are not allowed. ' +
      'Use one of default, doc, docSidebar, docsVersion, html.',
    'navbar.items.6.activeBaseRegex: must be a regular expression, as text.',
    'navbar.items.7.position: Invalid option: expected one of "left"|"right"',
  ]);
});

test('footer links are all columns or all single links', () => {
  const link = {label: 'A', to: '/a'};
  expect(issues({footer: {links: [link, {title: 'T', items: [link]}]}})).toEqual([
    'footer.links: mixes columns and single links: give every entry "items", or none.',
  ]);
  expect(
    issues({footer: {links: [{title: 'T', items: [{label: 'A'}, {html: 'x', label: 'A'}, {to: '/a'}]}]}}),
  ).toEqual([
    'footer.links.0.items.0: needs exactly one of "to", "href" and "html".',
    'footer.links.0.items.1: has both "html" and "label": HTML brings its own text.',
    'footer.links.0.items.2: needs a "label".',
  ]);
  expect(
    issues({footer: {style: 'dark', copyright: '©', links: [{items: [link]}, {title: null, items: []}]}}),
  ).toEqual([]);
});

test('links to URLs that run code are refused, with the place', () => {
  const href = ' java\nscript:alert(1)';
  const found = issues({
    navbar: {
      logo: {src: 'a.svg', href},
      items: [
        {href, label: 'A'},
        {label: 'B', items: [{to: href, label: 'C'}]},
      ],
    },
    footer: {logo: {src: 'a.svg', href}, links: [{items: [{href, label: 'D'}]}]},
  });
  const places = ['navbar.logo.href', 'navbar.items.0.href', 'navbar.items.1.items.0.to'];
  expect(found.map((issue) => issue.split(':')[0]).sort()).toEqual(
    [...places, 'footer.logo.href', 'footer.links.0.items.0.href'].sort(),
  );
  expect(found[0]).toContain('Links may not have the schemes "javascript:"');
});

test('heading levels are between 2 and 6 and in order', () => {
  expect(issues({tableOfContents: {minHeadingLevel: 1}})).toEqual([
    'tableOfContents.minHeadingLevel: must be between 2 and 6.',
  ]);
  expect(issues({tableOfContents: {minHeadingLevel: 5, maxHeadingLevel: 3}})).toEqual([
    'tableOfContents.maxHeadingLevel: cannot be less than minHeadingLevel.',
  ]);
});

test('an announcement needs content, a magic comment something to look for', () => {
  expect(issues({announcementBar: {}, prism: {magicComments: [{className: 'x'}]}})).toEqual([
    'announcementBar.content: Invalid input: expected string, received undefined',
    'prism.magicComments.0: needs "line", "block" or both: the comments that mark lines.',
  ]);
});

test('an item with a label and HTML but no target has one mistake', () => {
  expect(issues({navbar: {items: [{label: 'A', html: 'A'}]}})).toEqual([
    'navbar.items.0.html: cannot stand beside "label": an item shows either text or HTML.',
  ]);
});
