import {relativePath} from '../paths.js';
import {joinUrl} from '../shared/url.js';

/**
 * URL at which a file can be edited: `editUrl`, `folder` and `file`, joined with "/". If `folder` is outside of the
 * site, it begins with "../": each "../" removes the last folder of `editUrl`.
 */
export function joinEditUrl(editUrl: string, folder: string, file: string): string {
  let url = joinUrl(editUrl, folder, file);
  for (;;) {
    // A segment after "//" is the host and is not removed.
    const shorter = url.replace(/(?<!\/)\/(?!\.\.\/)[^/]+\/\.\.(?=\/)/, '');
    if (shorter === url) return url;
    url = shorter;
  }
}

/**
 * File of a page, and the option `editUrl` of the plugin: from both, `editUrlOf` makes the URL of the page's edit link.
 */
export interface EditUrlInput<Argument> {
  /**
   * The option `editUrl`: a URL to which the path of the file is appended, or a function that returns the whole URL.
   */
  readonly editUrl: string | ((argument: Argument) => string | undefined) | undefined;
  readonly siteDir: string;
  /** Absolute folder of the files that edit links open: the originals or their translations. */
  readonly folder: string;
  /** Path of the page's file, relative to `folder`: "guides/intro.md". */
  readonly path: string;
  /**
   * Makes the argument of an `editUrl` function.
   *
   * @param dirPath - `folder`, relative to the site
   */
  toArgument(dirPath: string): Argument;
}

/**
 * URL at which the source of a page can be edited; `undefined` if the option is not set, or its function returns
 * `undefined`.
 */
export function editUrlOf<Argument>(input: EditUrlInput<Argument>): string | undefined {
  const {editUrl, siteDir, folder, path: file, toArgument} = input;
  if (editUrl === undefined) return undefined;
  const dirPath = relativePath(siteDir, folder);
  return typeof editUrl === 'string' ? joinEditUrl(editUrl, dirPath, file) : editUrl(toArgument(dirPath));
}
