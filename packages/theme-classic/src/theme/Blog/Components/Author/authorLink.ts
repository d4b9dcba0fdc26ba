import type {Author} from '@lectern/plugin-content-blog/client';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * URL that the name of an author links to: the author's page on this site, else a website, else an e-mail address.
 *
 * @param isOwnPage - true on the author's page: the name then does not link to this page
 * @returns `undefined` if the author has none of these URLs
 */
export default function authorLink(
  {page, url, email}: Pick<Author, 'page' | 'url' | 'email'>,
  isOwnPage: boolean,
): string | undefined {
  const permalink = isOwnPage ? undefined : page?.permalink;
  return permalink ?? url ?? (email && `mailto:${email}`);
}
