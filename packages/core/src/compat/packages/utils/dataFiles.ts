import fs from 'node:fs/promises';
import path from 'node:path';
import {parseYaml} from '@lectern/mdx';
import {isFile} from '../../../contentHelpers/files.js';
import {findAsyncSequential} from './sequences.js';

/** Absolute folders of a plugin's content. */
export interface ContentPaths {
  contentPath: string;
  /** `undefined` if the locale has no translated files. */
  contentPathLocalized: string | undefined;
}

interface DataFileParams {
  /** Path relative to the content folders. */
  readonly filePath: string;
  readonly contentPaths: ContentPaths;
}

/** Content folders of a plugin; the folder of the locale is first. */
export function getContentPathList({contentPathLocalized, contentPath}: ContentPaths): string[] {
  return contentPathLocalized === undefined ? [contentPath] : [contentPathLocalized, contentPath];
}

/** The first of the folders that contains a file with this relative path; `undefined` if there is none. */
export function findFolderContainingFile(
  folderPaths: readonly string[],
  relativeFilePath: string,
): Promise<string | undefined> {
  return findAsyncSequential(folderPaths, (folder) => isFile(path.join(folder, relativeFilePath)));
}

/**
 * The first of the folders that contains a file with this relative path.
 *
 * @throws {Error} if no folder contains the file
 */
export async function getFolderContainingFile(
  folderPaths: readonly string[],
  relativeFilePath: string,
): Promise<string> {
  const folder = await findFolderContainingFile(folderPaths, relativeFilePath);
  if (folder !== undefined) return folder;
  const list = folderPaths.map((one) => `- ${one}`).join('\n');
  throw new Error(`File "${relativeFilePath}" does not exist in any of these folders:\n${list}`);
}

/** Absolute path of a file in the first content folder that contains it; `undefined` if there is none. */
export async function getDataFilePath({filePath, contentPaths}: DataFileParams): Promise<string | undefined> {
  const folder = await findFolderContainingFile(getContentPathList(contentPaths), filePath);
  return folder === undefined ? undefined : path.join(folder, filePath);
}

/**
 * Reads a YAML or JSON file from the first content folder that contains it.
 *
 * @returns `undefined` if the file does not exist
 * @throws {Error} if the file is neither YAML nor JSON
 */
export async function readDataFile(params: DataFileParams): Promise<unknown> {
  const file = await getDataFilePath(params);
  if (file === undefined) return undefined;
  const parsed = parseYaml(await fs.readFile(file, 'utf8'));
  if ('value' in parsed) return parsed.value;
  const shown = path.relative(process.cwd(), file);
  const place = parsed.line === undefined ? '' : ` Line ${parsed.line}: ${parsed.reason}.`;
  throw new Error(`The file at "${shown}" looks invalid (not Yaml nor JSON).${place}`);
}
