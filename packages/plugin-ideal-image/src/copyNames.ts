import path from 'node:path';

/** A copy of an image in one width. */
export interface ImageCopy {
  /** Below the output folder, not encoded: "assets/ideal-img/cover.1a2b3c4.640.jpg". */
  readonly outputPath: string;
  readonly width: number;
  readonly height: number;
}

/** Parts of a name. */
export interface NameParts {
  /** The original. */
  readonly file: string;
  /** Of the bytes of the copy, hex. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Without dot. */
  readonly ext: string;
}

const DEFAULT_HASH_LENGTH = 32;

/** Fills in the option `name`. */
export function copyPath(template: string, {file, hash, width, height, ext}: NameParts): string {
  return template
    .replace(/\[(name|width|height|ext)\]/g, (_, key: string) => {
      if (key === 'name') return path.parse(file).name;
      if (key === 'width') return String(width);
      return key === 'height' ? String(height) : ext;
    })
    .replace(/\[(?:content)?hash(?::[a-z0-9]+)??(?::(\d+))?\]/g, (_, length?: string) =>
      hash.slice(0, length === undefined ? DEFAULT_HASH_LENGTH : Math.max(1, Number(length))),
    );
}

/** The address of a copy below a base URL; commas and spaces end an address in `srcset`, so they are encoded as well. */
export function copyUrl({outputPath}: Pick<ImageCopy, 'outputPath'>): string {
  return outputPath.split('/').map(encodeURIComponent).join('/');
}

/** "a.640.jpg 640w,a.1030.jpg 1030w" */
export function srcSetOf(copies: readonly ImageCopy[], baseUrl: string): string {
  return copies.map((copy) => `${baseUrl}${copyUrl(copy)} ${copy.width}w`).join(',');
}
