import type {Dependency} from './types.js';

export interface FileFacts {
  /** sha-256 of the bytes, hex. */
  readonly hash: string;
  /** Size of an image in pixels; absent for other files, and for an image without a size in its header. */
  readonly size?: {readonly width: number; readonly height: number};
}

/** Reason why a site may not publish a file that content refers to. */
export interface PublishRefusal {
  /**
   * `outside`: the file is outside of the site and its repository. `link`: a symbolic link leads there. `dotfile`: its
   * name, or that of a folder around it, begins with a dot. `package`: it is in `node_modules`. `config`: it is the
   * configuration of the site. `denied`: `markdown.files.deny` names it.
   */
  readonly reason: 'outside' | 'link' | 'dotfile' | 'package' | 'config' | 'denied';
  /** Real path of the file, for the message: absolute if `reason` is "outside" or "link", else relative to the site. */
  readonly shown: string;
}

/**
 * Looks up files and permalinks for one compile, and records each result as a dependency. The compiled page (artifact)
 * is valid while all results stay the same.
 */
export interface ReferenceReader {
  /**
   * Finds the first file that exists.
   *
   * @param candidates - absolute paths.
   * @returns the file, with `refusal` instead of `facts` if the site may not publish it; its bytes are then not read.
   * `undefined` if no candidate exists.
   */
  findFile(candidates: Iterable<string>): FoundFile | undefined;
  exists(file: string): boolean;
  /** Records a file as a dependency, with the hash of its bytes. Example: a copy of an image that a plugin made. */
  noteFile(file: string): void;
  /**
   * Looks up the page of a file.
   *
   * @returns the URL of the page; `null` for a file without a page, such as a draft; `undefined` for a file that does
   * not belong to the Markdown rule (settings for a set of files) of the compiled page.
   */
  permalinkOf(file: string): string | null | undefined;
  dependencies(): readonly Dependency[];
}

export type FoundFile =
  | {readonly file: string; readonly facts: FileFacts; readonly refusal?: undefined}
  | {readonly file: string; readonly refusal: PublishRefusal};
