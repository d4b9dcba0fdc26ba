// pnpm words [folder]: lists comments that break the rules of plain words (`unclearComments.mjs`), of all folders or of
// one ("packages/mdx").
import path from 'node:path';
import {listUnclearComments} from './unclearComments.mjs';

const [folder = ''] = process.argv.slice(2);
const found = listUnclearComments(path.resolve(import.meta.dirname, '../..'));
const listed = found.filter(({place}) => place.startsWith(folder));
for (const {place, text, reasons} of listed) console.log(`${place} ${text}\n    ${reasons.join(' ')}`);
console.log(`${listed.length} unclear comments.`);
