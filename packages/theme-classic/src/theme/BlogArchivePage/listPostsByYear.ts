import type {ArchiveBlogPost} from '@lectern/plugin-content-blog/client';

export interface YearOfPosts {
  /** In UTC. */
  readonly year: string;
  readonly posts: readonly ArchiveBlogPost[];
}

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Years in the order of the list, each with its posts in reverse order, as Docusaurus shows them: of a blog with the newest
 * posts first, the newest year comes first, and its posts run from the first of the year to the last.
 */
export default function listPostsByYear(posts: readonly ArchiveBlogPost[]): YearOfPosts[] {
  const byYear = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    const ofYear = byYear.get(year);
    if (ofYear) ofYear.push(post);
    else byYear.set(year, [post]);
  }
  return [...byYear].map(([year, ofYear]) => ({year, posts: ofYear.reverse()}));
}
