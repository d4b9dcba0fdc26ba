/** Error code → explanation in Markdown. The website has a page for each code; builds use only the type of the keys. */
export const errorCodes = {
  SITEMAP_DATES: `The sitemap has the option \`lastmod\`, but the dates of some or all pages cannot be found: the site is in no git repository, git is not installed, or the clone has only a part of the history. The sitemap is written without them.

In CI, clone the whole history: \`fetch-depth: 0\` for GitHub Actions.`,
  SITEMAP_HASH_ROUTER: `A site with the hash router is one document, so there is nothing to list in a sitemap.

Leave out the options of the sitemap plugin in the preset, or the plugin where \`plugins\` lists it.`,
  SITEMAP_ITEMS: `The function \`createSitemapItems\` of the configuration returned an item that is not valid, or no list.

An item is \`{url, lastmod, changefreq, priority, links}\`, of which only \`url\` is required. \`url\` is complete: \`https://example.com/docs/\`.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
