import fs from 'node:fs';
import path from 'node:path';
import {linkOrCopy, writeFileIfChanged} from '@lectern/store';
import {type SiteScript, siteScriptFile} from './siteScript.js';

export interface ServerEntryInput {
  /** Folder of the server modules, absolute. */
  readonly dir: string;
  /** Module with the server code, which exports `renderPage`. Relative to `dir`. */
  readonly serverFile: string;
  readonly locale: string;
  readonly siteScript: SiteScript;
}

/**
 * Writes a module that imports the data of a locale and then the server code, so that the code uses this data.
 *
 * @returns the absolute path of the written module
 */
export function writeServerEntry({dir, serverFile, locale, siteScript}: ServerEntryInput): string {
  const entry = path.join(dir, `entry.${locale}.${hashOf(siteScript.file)}.mjs`);
  writeFileIfChanged(path.join(dir, siteScript.file), siteScript.text);
  // The script with the data is imported first, since modules are evaluated in the order of imports.
  writeFileIfChanged(entry, `import './${siteScript.file}';\nexport * from './${serverFile}';\n`);
  return entry;
}

/** Removes the modules that `writeServerEntry` has written for the same locale with older data, and this data. */
export function removeOlderEntries(entry: string): void {
  const dir = path.dirname(entry);
  const [, locale] = path.basename(entry).split('.');
  for (const name of fs.readdirSync(dir)) {
    if (!name.startsWith(`entry.${locale}.`) || name === path.basename(entry)) continue;
    fs.rmSync(path.join(dir, name), {force: true});
    fs.rmSync(path.join(dir, siteScriptFile(hashOf(name))), {force: true});
  }
}

/** Hash in a file name: "assets/js/site.1a2b3c4d.js" → "1a2b3c4d". */
function hashOf(file: string): string {
  return file.split('.').at(-2) ?? '';
}

function isScript(file: string): boolean {
  return /\.m?js$/.test(file) || path.basename(file) === 'package.json';
}

/**
 * Links all scripts of a bundle into the folder of a locale, so that Node evaluates them again for this locale: code
 * may read the locale's texts when it is evaluated, and Node evaluates a module once for each path.
 */
export function linkServerFiles(serverDir: string, dir: string): void {
  const files = fs.readdirSync(serverDir, {recursive: true, withFileTypes: true});
  for (const file of files) {
    if (!file.isFile() || !isScript(file.name)) continue;
    const from = path.join(file.parentPath, file.name);
    const to = path.join(dir, path.relative(serverDir, from));
    fs.mkdirSync(path.dirname(to), {recursive: true});
    if (isSameFile(from, to)) continue;
    fs.rmSync(to, {recursive: true, force: true});
    linkOrCopy(from, to);
  }
}

/** True if both paths lead to the same file, or to files with equal bytes. */
function isSameFile(a: string, b: string): boolean {
  const [first, second] = [a, b].map((file) => fs.lstatSync(file, {throwIfNoEntry: false}));
  if (!first?.isFile() || !second?.isFile() || first.size !== second.size) return false;
  const isLink = first.ino === second.ino && first.dev === second.dev;
  return isLink || fs.readFileSync(a).equals(fs.readFileSync(b));
}
