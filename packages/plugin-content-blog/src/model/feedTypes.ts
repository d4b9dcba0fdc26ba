/** Types of feeds that a blog can have. */
export const FEED_TYPES = ['rss', 'atom', 'json'] as const;

export type FeedType = (typeof FEED_TYPES)[number];

interface FeedFile {
  /** Name of the file, which is directly in the folder of the blog: "rss.xml". */
  readonly name: string;
  readonly mimeType: string;
  /** Word in the title of the link to the feed: "RSS" in "My site RSS Feed". */
  readonly label: string;
}

export const FEED_FILES: {readonly [type in FeedType]: FeedFile} = {
  rss: {name: 'rss.xml', mimeType: 'application/rss+xml', label: 'RSS'},
  atom: {name: 'atom.xml', mimeType: 'application/atom+xml', label: 'Atom'},
  json: {name: 'feed.json', mimeType: 'application/json', label: 'JSON'},
};
