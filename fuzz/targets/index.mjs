import {docs} from './docs.mjs';
import {imported} from './imported.mjs';
import {md, mdx} from './markdown.mjs';
import {urls} from './urls.mjs';

/** Fuzz targets by name: `make` returns a case with a `text`, `check` returns its problem or `undefined`. */
export const targets = Object.fromEntries(
  [md, mdx, imported, docs, urls].map((target) => [target.name, target]),
);
