export default {
  title: 'Blog & "site"',
  url: 'https://example.com',
  baseUrl: '/base/',
  favicon: 'img/icon.svg',
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          postsPerPage: 3,
          blogSidebarCount: 'ALL',
          showLastUpdateTime: false,
          editUrl: 'https://example.com/edit',
          feedOptions: {type: 'all', xslt: true, copyright: 'Nobody & all'},
        },
      },
    ],
  ],
  plugins: [
    [
      'content-blog',
      {
        id: 'news',
        path: 'news',
        routeBasePath: 'news',
        sortPosts: 'ascending',
        archiveBasePath: null,
        feedOptions: {type: 'json', limit: 1},
        onUntruncatedBlogPosts: 'ignore',
        onInlineAuthors: 'ignore',
      },
    ],
  ],
  markdown: {format: 'detect'},
};
