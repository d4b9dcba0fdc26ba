import type {MarkdownSite} from '@lectern/mdx';

/** Settings of a site for the compiler of Markdown, with the defaults. */
export function markdownSite(siteDir: string, root = siteDir): MarkdownSite {
  return {
    siteDir,
    baseUrl: '/',
    staticDirs: [],
    publish: {siteDir: root, folders: [root], staticDirs: [], allow: [], deny: [], configFile: ''},
    markdown: {
      format: 'detect',
      mdxByFrontMatter: false,
      untrusted: false,
      mermaid: false,
      emoji: true,
      githubAlerts: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      remarkRehypeOptions: {},
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
      code: {languages: 'all', additionalLanguages: [], magicComments: []},
    },
  };
}
