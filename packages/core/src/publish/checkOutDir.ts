import fs from 'node:fs';
import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {isWithin, realPath} from '../paths.js';

/** Names of pages by which the output folder of an earlier build is recognized. */
const PAGES_OF_BUILDS = ['index.html', '404.html'];

const PROJECT_ENTRIES: ReadonlySet<string> = new Set(['package.json', 'node_modules', 'Makefile']);

/** Matches source files. A folder with source files, but without the pages of a build, must not be replaced. */
const SOURCE =
  /\.(?:mdx?|[cm]?tsx?|jsx|vue|svelte|s[ac]ss|less|ya?ml|toml|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|hpp|cs|php|sh|docx?|xlsx?|pptx?|odt|tex|psd|ai|fig|sketch)$|\.config\.[cm]?js$/i;

function entriesOf(folder: string): fs.Dirent[] {
  return fs.readdirSync(folder, {withFileTypes: true});
}

function isBuild(folder: string): boolean {
  const inner = entriesOf(folder).filter((entry) => entry.isDirectory());
  return (
    PAGES_OF_BUILDS.some((name) => fs.existsSync(path.join(folder, name))) ||
    inner.some(({name}) => fs.existsSync(path.join(folder, name, '404.html')))
  );
}

/** Lists source files in the folder and one level below it, relative to the folder. */
function sourcesIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    if (PROJECT_ENTRIES.has(entry.name) || (entry.isFile() && SOURCE.test(entry.name))) return [entry.name];
    if (!entry.isDirectory()) return [];
    const inner = entriesOf(path.join(folder, entry.name)).filter((one) => one.isFile());
    return inner.filter(({name}) => SOURCE.test(name)).map(({name}) => `${entry.name}/${name}`);
  });
}

/**
 * Returns the reason why a build must not replace `outDir`: it is no folder, or a git repository, or a folder with
 * source files but without pages of a build.
 *
 * @returns end of a sentence ("is a file, not a folder"); `undefined` if the folder may be replaced, is empty or does
 *   not exist
 */
export function outputRefusal(outDir: string): string | undefined {
  const stat = fs.statSync(outDir, {throwIfNoEntry: false});
  if (!stat) {
    const isLink = fs.lstatSync(outDir, {throwIfNoEntry: false})?.isSymbolicLink();
    return isLink ? `is a link to ${fs.readlinkSync(outDir)}, which does not exist` : undefined;
  }
  if (!stat.isDirectory()) return 'is a file, not a folder';
  if (fs.existsSync(path.join(outDir, '.git'))) return 'is a git repository, which a build would delete';
  if (isBuild(outDir)) return undefined;
  const sources = sourcesIn(outDir);
  if (sources.length === 0) return undefined;
  const shown = sources.slice(0, 3).join(', ') + (sources.length > 3 ? ', …' : '');
  return `is not the output of a build: it contains ${shown}, which a build would delete`;
}

/**
 * Checks that a build may replace an output folder.
 *
 * @param outDir - absolute path
 * @param sources - absolute paths of the files and folders from which the site is built
 * @returns real path of the folder. If `outDir` is a link, the build replaces the folder that it leads to; the link
 *   stays.
 * @throws {SiteError} `OUTPUT_REFUSED`
 */
export function checkOutDir(outDir: string, sources: readonly string[]): string {
  const reason = outputRefusal(outDir) ?? sourceRefusal(outDir, sources);
  if (reason !== undefined) throw errors.outputRefused({outDir, reason});
  return realPath(outDir);
}

function sourceRefusal(outDir: string, sources: readonly string[]): string | undefined {
  const folder = realPath(outDir);
  const lost = sources.find((file) => fs.existsSync(file) && isWithin(folder, fs.realpathSync(file)));
  return lost && `holds ${lost}, a source of the site that a build would delete`;
}
