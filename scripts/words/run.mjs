// pnpm words [folder]: lists comments that break the rules of plain words (`unclearComments.mjs`), of all folders or of
// one ("packages/mdx").
import path from 'node:path';
import {listUnclearComments} from './unclearComments.mjs';

const [folder = ''] = process.argv.slice(2);
const found = listUnclearComments(path.resolve(import.meta.dirname, '../..'));
const listed = found.filter(({location}) => location.startsWith(folder));
for (const {location, text, reasons} of listed) console.log(`${location} ${text}\n    ${reasons.join(' ')}`);
console.log(`${listed.length} unclear comments.`);
