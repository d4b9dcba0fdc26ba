import type {ArchiveBlogPost} from '@lectern/plugin-content-blog/client';

export interface YearOfPosts {
  /** Year in UTC: "2025". */
  readonly year: string;
  readonly posts: readonly ArchiveBlogPost[];
}

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Groups posts by year. The years are in the order of the list, the posts of a year in reverse order, as in Docusaurus:
 * if the list has the newest posts first, the newest year is first, and its posts go from January to December.
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
