import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest: {readonly version: string; readonly homepage: string} = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** Absolute folder of the templates of this package. */
export const templatesDir = path.join(root, 'templates');

/** Version of this package, which is that of all packages of Lectern. */
export const {version, homepage} = manifest;
