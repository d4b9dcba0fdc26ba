/** One blog uses all features of posts; another has no sidebar and shows the oldest posts first. */
export default {
  title: 'Blog theme',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/ada.svg',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          postsPerPage: 3,
          blogTitle: 'News',
          blogDescription: 'What is new.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          editUrl: 'https://example.com/edit/',
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          onInlineTags: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
        },
      },
    ],
  ],
  plugins: [
    [
      'content-blog',
      {
        id: 'notes',
        path: 'notes',
        routeBasePath: 'notes',
        blogTitle: 'Notes',
        blogSidebarCount: 0,
        postsPerPage: 1,
        sortPosts: 'ascending',
        showReadingTime: false,
        onUntruncatedBlogPosts: 'ignore',
      },
    ],
  ],
  themeConfig: {
    announcementBar: {id: 'first', content: 'Something <b>new</b> is here.'},
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Blog theme',
      items: [
        {to: '/blog', label: 'Blog'},
        {to: '/blog/tags', label: 'Tags'},
        {to: '/blog/authors', label: 'Authors'},
        {to: '/blog/archive', label: 'Archive'},
        {to: '/notes', label: 'Notes'},
      ],
    },
    footer: {style: 'dark', copyright: 'The Lectern authors'},
  },
};
