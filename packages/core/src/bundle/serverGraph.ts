import fs from 'node:fs';
import path from 'node:path';
import {linkOrCopy, writeFileIfChanged} from '../cache/files.js';
import type {SiteScript} from './siteScript.js';

export interface ServerEntryInput {
  /** Folder of the server's files, absolute. */
  readonly dir: string;
  /** Module to evaluate, relative to `dir`. */
  readonly serverFile: string;
  readonly locale: string;
  readonly siteScript: SiteScript;
}

/**
 * Writes a module that evaluates the server's code with the data of a locale.
 *
 * @returns absolute file
 */
export function writeServerEntry({dir, serverFile, locale, siteScript}: ServerEntryInput): string {
  const hash = /\.([\da-f]+)\.js$/.exec(siteScript.file)?.[1] ?? '';
  const entry = path.join(dir, `entry.${locale}.${hash}.mjs`);
  writeFileIfChanged(path.join(dir, siteScript.file), siteScript.text);
  // Modules are evaluated in the order of their imports.
  writeFileIfChanged(entry, `import './${siteScript.file}';\nexport * from './${serverFile}';\n`);
  for (const name of fs.readdirSync(dir)) {
    const [, other] = name.startsWith(`entry.${locale}.`) ? name.split(/\.(?=[\da-f]+\.mjs$)|\.mjs$/) : [];
    if (other === undefined || other === hash) continue;
    fs.rmSync(path.join(dir, name), {force: true});
    fs.rmSync(path.join(dir, `assets/js/site.${other}.js`), {force: true});
  }
  return entry;
}

function isScript(file: string): boolean {
  return /\.m?js$/.test(file) || path.basename(file) === 'package.json';
}

/**
 * A second name for all scripts of a bundle. Node evaluates a module once for each file name: code that reads the strings
 * of its locale when it is evaluated must be evaluated once for each locale.
 */
export function linkServerFiles(serverDir: string, dir: string): void {
  const files = fs.readdirSync(serverDir, {recursive: true, withFileTypes: true});
  for (const file of files) {
    if (!file.isFile() || !isScript(file.name)) continue;
    const from = path.join(file.parentPath, file.name);
    const to = path.join(dir, path.relative(serverDir, from));
    fs.mkdirSync(path.dirname(to), {recursive: true});
    linkIfMissing(from, to);
  }
}

function linkIfMissing(from: string, to: string): void {
  try {
    linkOrCopy(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
