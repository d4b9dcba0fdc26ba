import type {Author} from '@lectern/plugin-content-blog/client';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Where the name of an author leads: the author's page on this site, else a website, else an e-mail address.
 *
 * @param isOwnPage - the author's page is the current one, so it is no target
 */
export default function authorLink(
  {page, url, email}: Pick<Author, 'page' | 'url' | 'email'>,
  isOwnPage: boolean,
): string | undefined {
  const permalink = isOwnPage ? undefined : page?.permalink;
  return permalink ?? url ?? (email && `mailto:${email}`);
}
