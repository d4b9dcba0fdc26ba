import fs from 'node:fs';
import path from 'node:path';
import {hashOf} from './hashOf.js';

/** An image file that a template shows. */
export interface LocalImage {
  /** Name in the tree, which depends on the content of the file alone. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

/** Maximum size of an image in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A source of an image that cannot be shown. The message consists of full sentences. */
export class RefusedSource extends Error {
  override readonly name = 'RefusedSource';
  readonly source: string;

  constructor(source: string, problem: string) {
    super(problem);
    this.source = source;
  }
}

/** Reads the image files that templates show, each once. */
export class ImageFiles {
  readonly #siteDir: string;
  readonly #found = new Map<string, LocalImage>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /**
   * Finds the file of `src` or `url()`.
   *
   * @returns `undefined` for a source that needs no file: a data URL, or SVG text
   * @throws {RefusedSource} for other URLs, files outside of the site, and files that are missing or too large
   */
  find(source: string): LocalImage | undefined {
    if (/^\s*<svg[\s>]/.test(source)) return undefined;
    if (source.startsWith('data:image/')) {
      if (source.length > 2 * MAX_BYTES) throw new RefusedSource(source, 'It is larger than 10 MB.');
      return undefined;
    }
    if (/^[a-z][\w+.-]+:|^\/\//i.test(source))
      throw new RefusedSource(source, 'It is a URL of another host.');
    return this.#load(source, path.resolve(this.#siteDir, source));
  }

  #load(source: string, file: string): LocalImage {
    const known = this.#found.get(file);
    if (known) return known;
    const image = {name: `image:${this.#hashOf(source, file)}`, file};
    this.#found.set(file, image);
    return image;
  }

  #hashOf(source: string, file: string): string {
    let real: string;
    try {
      real = fs.realpathSync(file);
    } catch {
      throw new RefusedSource(source, 'There is no such file. Paths are relative to the folder of the site.');
    }
    const relative = path.relative(fs.realpathSync(this.#siteDir), real);
    if (relative.startsWith('..') || path.isAbsolute(relative))
      throw new RefusedSource(source, 'The file is outside of the site.');
    const stat = fs.statSync(real);
    if (!stat.isFile()) throw new RefusedSource(source, 'It is no file.');
    if (stat.size > MAX_BYTES) throw new RefusedSource(source, 'The file is larger than 5 MB.');
    return hashOf(fs.readFileSync(real));
  }
}
