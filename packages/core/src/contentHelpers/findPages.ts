import path from 'node:path';
import {glob} from 'tinyglobby';
import {isFolder} from './files.js';

/** Paths of the file of a page, usually a Markdown file. The page may be translated. */
export interface PagePath {
  /** Absolute path of the translation, or of the original if there is none. */
  readonly file: string;
  /** Absolute path of the file in the default locale. */
  readonly originalFile: string;
  /** Path of the original relative to `PageFolders.contentPath`, with "/" as separator: "guides/01-intro.md". */
  readonly path: string;
}

/** Absolute paths of the folders in which a plugin searches for pages. */
export interface PageFolders {
  readonly contentPath: string;
  /** Folder of translations: its files replace those with the same relative path in `contentPath`. */
  readonly contentPathLocalized: string;
}

/** Globs of the files that become pages, and of files that are excluded. */
export interface PageGlobs {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Paths of the files that globs find in a folder, relative to it; empty if the folder does not exist. */
async function globFolder(cwd: string, {include, exclude}: PageGlobs): Promise<string[]> {
  // tinyglobby 0.2 replaces "\" in `cwd` by "/", so it could find the files of another folder.
  if (!(await isFolder(cwd))) return [];
  return glob([...include], {cwd, ignore: [...exclude], expandDirectories: false});
}

/** Finds the files of all pages, sorted by path; a translated file replaces its original. */
export async function findPages(
  {contentPath, contentPathLocalized}: PageFolders,
  {include, exclude}: PageGlobs,
): Promise<readonly PagePath[]> {
  const [paths, translated] = await Promise.all([
    globFolder(contentPath, {include, exclude}),
    globFolder(contentPathLocalized, {include, exclude: []}),
  ]);
  const isTranslated = new Set(translated);
  return paths.sort().map((page) => {
    const originalFile = path.join(contentPath, page);
    const file = isTranslated.has(page) ? path.join(contentPathLocalized, page) : originalFile;
    return {file, originalFile, path: page};
  });
}
