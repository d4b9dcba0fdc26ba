import {relativePath} from '../paths.js';
import {joinUrl} from '../shared/url.js';

/** Where a file can be edited. Folders outside the site ("../docs") lead out of the last folders of the URL. */
export function joinEditUrl(editUrl: string, folder: string, file: string): string {
  let url = joinUrl(editUrl, folder, file);
  for (;;) {
    // The host is no folder: its slash follows another one.
    const shorter = url.replace(/(?<!\/)\/(?!\.\.\/)[^/]+\/\.\.(?=\/)/, '');
    if (shorter === url) return url;
    url = shorter;
  }
}

/** Input for the `editUrl` of a page. */
export interface EditUrlInput<Argument> {
  /** The option: a URL that the path of a file is appended to, or a function. */
  readonly editUrl: string | ((argument: Argument) => string | undefined) | undefined;
  readonly siteDir: string;
  /** Absolute: the folder that edit links lead to. */
  readonly folder: string;
  /** Of the page, below the folder. */
  readonly path: string;
  /** @param dirPath - of the folder, relative to the site */
  toArgument(dirPath: string): Argument;
}

/** Where the source of a page can be edited; `undefined` where the site shows no such link. */
export function editUrlOf<Argument>(input: EditUrlInput<Argument>): string | undefined {
  const {editUrl, siteDir, folder, path: file, toArgument} = input;
  if (editUrl === undefined) return undefined;
  const dirPath = relativePath(siteDir, folder);
  return typeof editUrl === 'string' ? joinEditUrl(editUrl, dirPath, file) : editUrl(toArgument(dirPath));
}
