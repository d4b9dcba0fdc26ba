import {z} from '@lectern/core/zod';

function urlOf(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '' ? url : null;
}

/** Schema for the URL of a server, which may have a path. Removes trailing slashes. */
export const serverUrl = z
  .string()
  .refine((text) => urlOf(text) !== null, {
    error: 'the address of a server without query, such as "https://search.example.com"',
  })
  .transform((text) => (urlOf(text)?.href ?? text).replace(/\/+$/, ''));

/** Schema for the URL of a server without a path. Returns its origin. */
export const serverOrigin = z
  .string()
  .refine((text) => urlOf(text)?.pathname === '/', {
    error: 'the address of a server without path and query, such as "https://search.example.com"',
  })
  .transform((text) => urlOf(text)?.origin ?? text);
