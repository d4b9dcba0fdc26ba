import path from 'node:path';

/** A copy of an image in one width: its path in the output, and its size in pixels. */
export interface ImageCopy {
  /** Path relative to the output folder, not percent-encoded: "assets/ideal-img/cover.1a2b3c4.640.jpg". */
  readonly outputPath: string;
  readonly width: number;
  readonly height: number;
}

/** Values of the placeholders in the option `name`. */
export interface NameParts {
  /** Path of the original image; `[name]` is its file name without extension. */
  readonly file: string;
  /** SHA-256 of the bytes of the copy, in hex. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** File extension without dot: "jpg". */
  readonly ext: string;
}

const DEFAULT_HASH_LENGTH = 32;

/** Replaces the placeholders in the option `name`. @returns path of the copy, relative to the output folder */
export function copyPath(template: string, {file, hash, width, height, ext}: NameParts): string {
  const values = {name: path.parse(file).name, width, height, ext};
  return template
    .replace(/\[(name|width|height|ext)\]/g, (_, key: keyof typeof values) => String(values[key]))
    .replace(/\[(?:content)?hash(?::[a-z0-9]+)??(?::(\d+))?\]/g, (_, length?: string) =>
      hash.slice(0, length === undefined ? DEFAULT_HASH_LENGTH : Math.max(1, Number(length))),
    );
}

/**
 * Returns the URL of a copy, relative to the base URL. Commas and spaces are encoded too, since they end a URL in
 * `srcset`.
 */
export function copyUrl({outputPath}: Pick<ImageCopy, 'outputPath'>): string {
  return outputPath.split('/').map(encodeURIComponent).join('/');
}

/** Returns the value of the attribute `srcset`: "/a.640.jpg 640w,/a.1030.jpg 1030w". */
export function srcSetOf(copies: readonly ImageCopy[], baseUrl: string): string {
  return copies.map((copy) => `${baseUrl}${copyUrl(copy)} ${copy.width}w`).join(',');
}
