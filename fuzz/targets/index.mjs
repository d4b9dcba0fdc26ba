import {docs} from './docs.mjs';
import {md, mdx} from './markdown.mjs';
import {urls} from './urls.mjs';

/** What is fuzzed: `make` gives a case with a `text`, `check` tells what is wrong with it. */
export const targets = Object.fromEntries([md, mdx, docs, urls].map((target) => [target.name, target]));
