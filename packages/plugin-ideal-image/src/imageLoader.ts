import fs from 'node:fs';
import path from 'node:path';
import type {SourceLocation} from '@lectern/core';
import {keepMistake} from '@lectern/core/content-helpers';
import type {LoaderContext} from 'webpack';
import {errors} from './errors.js';
import {ImageProblem} from './ImageProblem.js';
import {imageModule} from './imageModule.js';
import {makeCopies} from './makeCopies.js';
import type {CopySettings} from './options.js';

/** Options of the webpack loader: settings of the copies, and the absolute path of the cache folder. */
export interface CopyOptions {
  readonly settings: CopySettings;
  readonly cacheDir: string;
}

/**
 * webpack loader for images that code imports: emits their copies, and returns a module with the URLs (`imageModule`).
 *
 * @throws {SiteError} `IMAGE_FAILED` if no copies can be made, with file and line of the import if the line is found
 */
export default async function imageLoader(this: LoaderContext<CopyOptions>, bytes: Buffer): Promise<string> {
  const {settings, cacheDir} = this.getOptions();
  const {resourcePath} = this;
  try {
    const image = await makeCopies({file: resourcePath, bytes, settings, cacheDir});
    for (const {file, outputPath} of image.copies) this.emitFile(outputPath, fs.readFileSync(file));
    return imageModule(image);
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error;
    const mistake = errors.imageFailed({file: resourcePath, location: {file: resourcePath}, cause: error});
    keepMistake(this, mistake, (importer) => importOf(resourcePath, importer));
    throw mistake;
  }
}

/** Setting that webpack reads from a loader module: the loader gets the image as bytes, not as text. */
export const raw = true;

/** Finds the first line of a file that contains the file name of the image; `undefined` if no line does. */
function importOf(image: string, importer: string): SourceLocation | undefined {
  const lines = fs.readFileSync(importer, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(path.basename(image)));
  return at === -1 ? undefined : {file: importer, line: at + 1};
}
