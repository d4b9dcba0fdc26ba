import fs from 'node:fs';
import path from 'node:path';

/**
 * Adds the licences of bundled packages to `licenses.txt` in a package's dist/: most of them demand that their text is
 * copied with their code.
 *
 * @param metafile - of esbuild; paths of its inputs start from the current folder
 */
export function writeLicenses(metafile, dist) {
  const folders = Object.keys(metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
  );
  const file = path.join(dist, 'licenses.txt');
  for (const folder of [...new Set(folders)].sort()) {
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const separator = fs.existsSync(file) ? `\n${'-'.repeat(80)}\n\n` : '';
    const text = licenseOf(folder, manifest).trim();
    fs.appendFileSync(file, `${separator}${manifest.name} ${manifest.version}\n\n${text}\n`);
  }
}

/** Text of a package's licence. Some packages only name it in their package.json: "MIT". */
function licenseOf(folder, {name, license, licenses, author}) {
  const own = fs.readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)/i.test(file));
  if (own) return fs.readFileSync(path.join(folder, own), 'utf8');
  const file = path.join(import.meta.dirname, `${license ?? licenses?.[0]?.type}.txt`);
  if (!fs.existsSync(file)) throw new Error(`${name} has no text of its licence: add ${file}.`);
  const {name: holder = author, email} = typeof author === 'object' ? author : {};
  const owner = `${holder ?? `the authors of ${name}`}${email ? ` <${email}>` : ''}`;
  return `Copyright (c) ${owner}\n\n${fs.readFileSync(file, 'utf8')}`;
}
