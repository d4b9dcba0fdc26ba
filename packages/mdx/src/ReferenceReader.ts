import type {Dependency} from './types.js';

export interface FileFacts {
  /** sha-256 of the bytes, hex. */
  readonly hash: string;
  /** Pixels; absent where the header of the image does not contain them. */
  readonly size?: {readonly width: number; readonly height: number};
}

export interface PublishRefusal {
  readonly reason: 'outside' | 'link' | 'dotfile' | 'package' | 'config' | 'denied';
  /** Real path of the file: absolute if it is outside, else relative to the site. */
  readonly shown: string;
}

/**
 * Looks at files and permalinks on behalf of one compile, and notes every answer: the artifact is valid as long as all
 * of them stay the same.
 */
export interface ReferenceReader {
  /** The first of these files that exists, if the site may publish it. */
  findFile(candidates: Iterable<string>): FoundFile | undefined;
  exists(file: string): boolean;
  /** Notes the bytes of a file that the page needs and that is no file of the site. */
  noteFile(file: string): void;
  /** @returns the URL of the page; `null` for a file without a page; `undefined` for a file that is no content. */
  permalinkOf(file: string): string | null | undefined;
  dependencies(): readonly Dependency[];
}

export type FoundFile =
  | {readonly file: string; readonly facts: FileFacts; readonly refusal?: undefined}
  | {readonly file: string; readonly refusal: PublishRefusal};
