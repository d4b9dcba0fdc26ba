import type {ArchiveBlogPost} from '@lectern/plugin-content-blog/client';

export interface YearOfPosts {
  /** In UTC. */
  readonly year: string;
  readonly posts: readonly ArchiveBlogPost[];
}

/** Posts in their order in blocks of one year; the blocks in reverse order: the history of a blog is read from its beginning. */
export default function listPostsByYear(posts: readonly ArchiveBlogPost[]): YearOfPosts[] {
  const byYear = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    const ofYear = byYear.get(year);
    if (ofYear) ofYear.push(post);
    else byYear.set(year, [post]);
  }
  return [...byYear].map(([year, ofYear]) => ({year, posts: ofYear})).reverse();
}
