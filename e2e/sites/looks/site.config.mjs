/** Chosen colours and layout, and everything whose text must be readable in them. */
export default {
  title: 'Looks',
  tagline: 'In all colours',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.mjs', editUrl: 'https://example.com/edit/'},
        theme: {colors: 'rose', layout: 'wide'},
      },
    ],
  ],
  themeConfig: {
    announcementBar: {id: 'one', content: 'Read <a href="/docs/other">this</a> first.'},
    navbar: {
      title: 'Looks',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
      ],
    },
    footer: {
      style: 'dark',
      links: [{title: 'More', items: [{label: 'Everything', to: '/docs/all'}]}],
      copyright: 'Made by <a href="https://example.com">hand</a>',
    },
  },
};
