// pnpm words: lists the comments that are not in plain words. `pnpm words packages/mdx` lists those of a folder.
import path from 'node:path';
import {listUnclearComments} from './unclearComments.mjs';

const [folder = ''] = process.argv.slice(2);
const found = listUnclearComments(path.resolve(import.meta.dirname, '../..'));
const listed = found.filter(({place}) => place.startsWith(folder));
for (const {place, text, reasons} of listed) console.log(`${place} ${text}\n    ${reasons.join(' ')}`);
console.log(`${listed.length} unclear comments.`);
