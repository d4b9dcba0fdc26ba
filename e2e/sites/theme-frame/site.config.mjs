/** Has every type of navbar item and footer link, and pages for features of Markdown and components. */
export default {
  title: 'Frame',
  tagline: 'All around a page',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/light.svg',
  // Headings that components create exist only when the page runs, so links to them cannot be checked.
  onBrokenAnchors: 'ignore',
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.js'},
        blog: {onUntruncatedBlogPosts: 'ignore'},
        theme: {customCss: './custom.css'},
      },
    ],
  ],
  themeConfig: {
    image: 'img/light.svg',
    metadata: [{name: 'x-theme', content: 'of every page'}],
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {id: 'one', content: 'Read <a href="/docs/code">this</a>.'},
    prism: {
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {className: 'my-error', line: 'error-next-line'},
      ],
    },
    navbar: {
      title: 'Frame',
      logo: {src: 'img/light.svg', srcDark: 'img/dark.svg', alt: '', width: 32, height: 32},
      items: [
        {to: '/docs/code', label: 'Examples', activeBaseRegex: '/docs/(code|tabs)', 'data-kind': 'examples'},
        {href: 'https://example.org', label: 'Elsewhere'},
        {href: 'https://example.org/same', html: '<b>Bold</b>', target: '_self'},
        {type: 'html', value: '<i class="raw">Raw</i>'},
        {type: 'custom-greeting', word: 'Hello', position: 'right'},
        {
          label: 'More',
          position: 'right',
          items: [
            {to: '/docs/blocks', label: 'Blocks', className: 'of-the-item'},
            {type: 'html', value: '<i class="raw">Raw in a list</i>'},
            {href: 'https://example.org/last', label: 'Last'},
          ],
        },
        {to: '/after', label: 'After', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      logo: {src: 'img/light.svg', alt: 'Frame', href: 'https://example.com/logo', width: 100, height: 50},
      copyright: 'Made by <b>hand</b>',
      links: [
        {
          title: 'First',
          items: [
            {label: 'Code', to: '/docs/code'},
            {label: 'Outside', href: 'https://example.org/outside'},
          ],
        },
        {title: 'Second', items: [{html: '<i class="raw">Raw</i>'}]},
      ],
    },
  },
};
