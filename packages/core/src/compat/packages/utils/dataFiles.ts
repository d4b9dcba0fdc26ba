import fs from 'node:fs/promises';
import path from 'node:path';
import {parseYaml} from '@lectern/mdx';
import {isFile} from '../../../contentHelpers/files.js';
import {findAsyncSequential} from './sequences.js';

/** Folders of a plugin's content, absolute. */
export interface ContentPaths {
  contentPath: string;
  /** `undefined` where the locale has no translated files. */
  contentPathLocalized: string | undefined;
}

interface DataFileParams {
  /** Relative to the content folders. */
  readonly filePath: string;
  readonly contentPaths: ContentPaths;
}

/** The content folders, that of the locale first. */
export function getContentPathList({contentPathLocalized, contentPath}: ContentPaths): string[] {
  return contentPathLocalized === undefined ? [contentPath] : [contentPathLocalized, contentPath];
}

/** The first folder in which there is a file; `undefined` where none has it. */
export function findFolderContainingFile(
  folderPaths: readonly string[],
  relativeFilePath: string,
): Promise<string | undefined> {
  return findAsyncSequential(folderPaths, (folder) => isFile(path.join(folder, relativeFilePath)));
}

/** @throws {Error} where no folder has the file */
export async function getFolderContainingFile(
  folderPaths: readonly string[],
  relativeFilePath: string,
): Promise<string> {
  const folder = await findFolderContainingFile(folderPaths, relativeFilePath);
  if (folder !== undefined) return folder;
  const list = folderPaths.map((one) => `- ${one}`).join('\n');
  throw new Error(`File "${relativeFilePath}" does not exist in any of these folders:\n${list}`);
}

/** @returns `undefined` where there is no such file */
export async function getDataFilePath({filePath, contentPaths}: DataFileParams): Promise<string | undefined> {
  const folder = await findFolderContainingFile(getContentPathList(contentPaths), filePath);
  return folder === undefined ? undefined : path.join(folder, filePath);
}

/**
 * Reads a YAML or JSON file from the first content folder that has it.
 *
 * @returns `undefined` where there is no such file
 * @throws {Error} where it is neither YAML nor JSON
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
