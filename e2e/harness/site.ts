import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {oncePerRun, oncePerRunSync} from './oncePerRun.js';
import {sitesFolder, workFolder} from './paths.js';
import {type CliResult, runCli, runCliSync} from './runCli.js';

/** Reads and changes the files of a copied site. Paths are relative to the site. */
export interface SiteFiles {
  read(file: string): string;
  write(file: string, content: string | Uint8Array): void;
  /** Creates a symbolic link at `file` that leads to `target`. */
  link(target: string, file: string): void;
  /** Replaces `from`, which must occur exactly once in the file. */
  replace(file: string, from: string, to: string): void;
  remove(file: string): void;
}

export type Edit = (files: SiteFiles) => void;

export interface BuildResult extends CliResult {
  readonly dir: string;
  readonly outDir: string;
}

export interface Site {
  readonly dir: string;
  readonly outDir: string;
  readonly files: SiteFiles;
  build(args?: readonly string[]): Promise<BuildResult>;
  /** Restores the original source files; output and caches are kept. */
  restore(): void;
}

let copies = 0;

const BUNDLES = 'node_modules/.cache/lectern/bundles';

/**
 * Like `createSite`, but the cache of the copy has the bundle of the unedited site, as if it was built before in another
 * folder. For tests that are not about bundling: most of the time of a first build is webpack's.
 */
export function createBundledSite(name: string, edit?: Edit): Site {
  const site = createSite(name, edit);
  fs.cpSync(bundlesOf(name), path.join(site.dir, BUNDLES), {recursive: true, preserveTimestamps: true});
  return site;
}

/** Builds a copy of the site e2e/sites/<name>, once for all test files of a run, and returns its cached bundles. */
function bundlesOf(name: string): string {
  const dir = path.join(workFolder, `${name}-bundled`);
  oncePerRunSync(`${name}-bundled`, () => {
    copySources(name, dir);
    runCliSync(dir, ['build']);
  });
  return path.join(dir, BUNDLES);
}

/** Copies the site e2e/sites/<name> to a new folder and edits the copy. */
export function createSite(name: string, edit?: Edit): Site {
  copies += 1;
  const dir = path.join(workFolder, `${name}-${process.pid}-${copies}`);
  copySources(name, dir);
  const files = siteFiles(dir);
  edit?.(files);
  const outDir = path.join(dir, 'build');
  return {
    dir,
    outDir,
    files,
    build: async (args = []) => ({...(await runCli(dir, ['build', ...args])), dir, outDir}),
    restore() {
      for (const entry of fs.readdirSync(dir)) {
        const isMade = ['build', '.site', '.docusaurus', 'node_modules'].includes(entry);
        if (!isMade) fs.rmSync(path.join(dir, entry), {recursive: true, force: true});
      }
      copySources(name, dir);
    },
  };
}

/**
 * Builds a copy of the site e2e/sites/<name>, once for all test files of a run. Tests must not change it, since other
 * test files use it too.
 */
export async function buildOnce(name: string): Promise<{readonly dir: string}> {
  const dir = path.join(workFolder, `${name}-shared`);
  await oncePerRun(name, async () => {
    copySources(name, dir);
    const result = await runCli(dir, ['build']);
    if (result.code !== 0) throw new Error(`e2e/sites/${name} cannot be built:\n${result.stderr}`);
  });
  return {dir};
}

/**
 * Hashes of all files in a folder, by path. The snapshots of two folders are equal if all files have the same bytes.
 */
export function snapshot(folder: string): Record<string, string> {
  if (!fs.existsSync(folder)) return {};
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
      return [path.relative(folder, file).split(path.sep).join('/'), hash];
    }),
  );
}

/** Paths of files that differ between two snapshots, or are only in one of them. */
export function changedFiles(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}

function copySources(name: string, dir: string): void {
  // Leaves out tests, which may be in the folder of a site.
  const filter = (file: string) => !file.endsWith('.test.ts');
  fs.cpSync(path.join(sitesFolder, name), dir, {recursive: true, filter});
  if (process.env.PAGES) setPages(dir, process.env.PAGES);
}

/** Sets `pages` in a site: `PAGES=live pnpm e2e theme` runs the tests of themes on live pages. */
function setPages(dir: string, pages: string): void {
  for (const name of fs.readdirSync(dir).filter((file) => /^(?:docusaurus|site)\.config\./.test(file))) {
    const file = path.join(dir, name);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace('export default {', `export default {pages: '${pages}',`));
  }
}

function siteFiles(dir: string): SiteFiles {
  const resolve = (file: string) => path.join(dir, file);
  const files: SiteFiles = {
    read: (file) => fs.readFileSync(resolve(file), 'utf8'),
    write(file, content) {
      fs.mkdirSync(path.dirname(resolve(file)), {recursive: true});
      fs.writeFileSync(resolve(file), content);
    },
    link(target, file) {
      fs.mkdirSync(path.dirname(resolve(file)), {recursive: true});
      fs.symlinkSync(target, resolve(file));
    },
    replace(file, from, to) {
      const text = files.read(file);
      if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand exactly once in ${file}.`);
      files.write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: (file) => fs.rmSync(resolve(file)),
  };
  return files;
}
