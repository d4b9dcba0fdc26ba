import path from 'node:path';
import {sha256} from '@lectern/store';
import type {LoaderContext} from 'webpack';

/** Options of the loader. A request may contain them: `!fileLoader.js?folder=files!./paper.pdf`. */
export interface FileLoaderOptions {
  /** Folder below `assets`: "files". */
  readonly folder: string;
}

const HASH_LENGTH = 32;

/** Publishes a file below `assets/<folder>` and returns a module whose default export is its URL. */
export default function fileLoader(this: LoaderContext<FileLoaderOptions>, content: Buffer): string {
  const {name, ext} = path.parse(this.resourcePath);
  const hash = sha256(content).slice(0, HASH_LENGTH);
  const file = `assets/${this.getOptions().folder}/${name}-${hash}${ext}`;
  this.emitFile(file, content);
  return `export default __webpack_public_path__ + ${JSON.stringify(file)};`;
}

/** Makes the bundler pass bytes to the loader instead of text. */
export const raw = true;
