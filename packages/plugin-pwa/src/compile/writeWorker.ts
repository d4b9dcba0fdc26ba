import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {PostBuildProps} from '@lectern/core';
import {log} from '@lectern/core/content-helpers';
import {errors} from '../errors.js';
import type {PluginOptions, WorkerOptions} from '../options.js';
import {WORKER_FILE} from '../workerFile.js';
import {codeOfPage, filesOfPage} from './filesOfPage.js';
import {listFiles, type OutputFile, wantedFiles} from './listFiles.js';
import {describeLeftOut} from './report.js';
import {makeScripts} from './scripts.js';
import {type Selection, selectFiles} from './selectFiles.js';

/** Maximum number of bytes of a stored file: the default of Workbox for its option `maximumFileSizeToCacheInBytes`. */
const MAX_FILE_BYTES = 2_097_152;

/** Folders of other locales, relative to the output folder: "de". */
function otherLocales({baseUrl, i18n}: PostBuildProps): string[] {
  return Object.values(i18n.localeConfigs)
    .map((locale) => locale.baseUrl)
    .filter((url) => url !== baseUrl && url.startsWith(baseUrl))
    .map((url) => url.slice(baseUrl.length).replace(/\/$/, ''));
}

/**
 * @returns the absolute path of the worker in the output.
 * @throws {SiteError} `PWA_FILE_EXISTS` if that file exists already
 */
function workerFile(outDir: string): string {
  const file = path.join(outDir, WORKER_FILE);
  if (fs.existsSync(file)) throw errors.workerExists(file);
  return file;
}

/** Paths of the HTML files of pages, relative to the output folder. */
function pageFiles({routesBuildMetadata}: PostBuildProps): string[] {
  return Object.values(routesBuildMetadata).flatMap(({htmlFile}) => htmlFile ?? []);
}

interface ChosenFiles extends Selection {
  readonly all: readonly OutputFile[];
}

function chooseFiles(props: PostBuildProps, options: PluginOptions): ChosenFiles {
  const {outDir, baseUrl} = props;
  const {globPatterns, globIgnores, maximumFileSizeToCacheInBytes: maxFile} = options.injectManifestConfig;
  const pages = new Set(pageFiles(props));
  const all = listFiles({outDir, apart: otherLocales(props)});
  const isWanted = wantedFiles({globPatterns, globIgnores, pages});
  const wanted = all.filter(({file}) => isWanted(file));
  const tooLarge = wanted.filter(({size}) => size > (maxFile ?? MAX_FILE_BYTES));
  const {taken, left} = selectFiles({
    files: wanted.filter((file) => !tooLarge.includes(file)),
    maxBytes: options.maxPrecacheBytes,
    filesOfPage: (html) => filesOfPage(html, {outDir, baseUrl}),
  });
  return {taken, left: [...left, ...tooLarge], all};
}

/**
 * Computes a hash of the build, for names of caches. It covers the content of scripts and pages, and the path and size
 * of other files.
 */
function generationOf(
  scripts: readonly string[],
  all: readonly OutputFile[],
  {routesBuildMetadata}: PostBuildProps,
): string {
  const hash = createHash('sha256');
  for (const text of scripts) hash.update(text);
  for (const {file, size} of all) hash.update(`${file} ${size}\n`);
  for (const {htmlHash} of Object.values(routesBuildMetadata)) hash.update(`${htmlHash}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Writes the worker `sw.js`, and the script with the list of files that the worker stores. */
export async function writeWorker(props: PostBuildProps, options: WorkerOptions): Promise<void> {
  const {outDir} = props;
  const workerPath = workerFile(outDir);
  const {taken, left, all} = chooseFiles(props, options);
  const [page] = pageFiles(props);
  const code = (page === undefined ? undefined : codeOfPage(page, outDir)) ?? '';
  const {worker, files} = await makeScripts(props, options, taken);
  const generation = generationOf([code, worker, files], all, props);
  const script = `assets/js/sw-files.${generation}.js`;
  fs.mkdirSync(path.join(outDir, 'assets/js'), {recursive: true});
  fs.writeFileSync(path.join(outDir, script), files);
  fs.writeFileSync(
    workerPath,
    worker
      .replaceAll('__LECTERN_CODE__', code)
      .replaceAll('__LECTERN_GENERATION__', generation)
      .replaceAll('__LECTERN_FILES_SCRIPT__', `./${script}`),
  );
  const report = describeLeftOut(taken, left);
  if (report !== undefined) log.info(report);
}

/** Writes a worker that unregisters itself. It replaces the worker of an earlier build. */
export async function writeSelfDestroyingWorker({outDir}: PostBuildProps): Promise<void> {
  const workerPath = workerFile(outDir);
  const {build} = await import('esbuild');
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('../worker/selfDestroying.js', import.meta.url))],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  fs.writeFileSync(workerPath, outputFiles[0]?.text ?? '');
}
