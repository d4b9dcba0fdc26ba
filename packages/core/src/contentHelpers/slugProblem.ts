import {posix} from 'node:path';

/**
 * Reason for which a slug cannot be part of a URL path, as the end of a sentence; `undefined` for a valid slug.
 *
 * @param path - path of the file, relative to the folder of the content. Slugs are relative to the file's folder
 * @param noun - name of the content: "docs", "blog"
 */
export function slugProblem(slug: string, path: string, noun: string): string | undefined {
  if (slug === '') return `is empty. Leave it out, or write "/" for the root of the ${noun}.`;
  if (slug !== slug.trim()) return 'starts or ends with a space.';
  if (/[?#\\]/.test(slug)) return 'contains "?", "#" or "\\": a path cannot have them.';
  if (/[\u0000-\u001F]/.test(slug)) return 'contains a control character.';
  if (/\p{Surrogate}/u.test(slug))
    return 'contains half a character (one half of a surrogate pair), which a URL cannot have.';
  const directory = slug.startsWith('/') ? '/' : `/${posix.dirname(path)}`;
  const depth = (part: string) => part.split('/').filter((segment) => segment !== '' && segment !== '.');
  let level = depth(directory).length;
  for (const segment of depth(slug)) {
    level += segment === '..' ? -1 : 1;
    if (level < 0) return `leads out of the ${noun} with "..".`;
  }
  return undefined;
}
