import {blog} from './blog.mjs';
import {docs} from './docs.mjs';
import {feeds} from './feeds.mjs';
import {imported} from './imported.mjs';
import {md, mdx} from './markdown.mjs';
import {pwa} from './pwa.mjs';
import {redirects} from './redirects.mjs';
import {search} from './search.mjs';
import {urls} from './urls.mjs';

/**
 * Fuzz targets by name. `make` returns a random case, which has a `text`; `check` returns the problem of a case, or
 * `undefined`.
 */
export const targets = Object.fromEntries(
  [md, mdx, imported, docs, blog, feeds, search, urls, redirects, pwa].map((target) => [target.name, target]),
);
