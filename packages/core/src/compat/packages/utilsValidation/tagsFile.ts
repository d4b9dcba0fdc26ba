import fs from 'node:fs/promises';
import path from 'node:path';
import {parseYaml} from '@lectern/mdx';
import {tagSlug} from '../../../contentHelpers/tags/tagSlug.js';
import {type ContentPaths, getContentPathList, getDataFilePath} from '../utils/dataFiles.js';
import type {TagsFile, TagsFileInput, TagsPluginOptions} from '../utils/tags.js';
import {Joi} from './joi.js';

const DEFAULT_FILE = 'tags.yml';

const schema = Joi.object<TagsFileInput>().pattern(
  Joi.string(),
  Joi.object({label: Joi.string(), description: Joi.string(), permalink: Joi.string()}).allow(null),
);

interface TagsFileParams {
  readonly tags: TagsPluginOptions['tags'];
  readonly contentPaths: ContentPaths;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

function checkPermalinks(tags: TagsFile): void {
  const permalinks = Object.values(tags).map(({permalink}) => permalink);
  const duplicates = new Set(
    permalinks.filter((permalink, index) => permalinks.indexOf(permalink) !== index),
  );
  if (duplicates.size === 0) return;
  const list = [...duplicates].map((permalink) => `  - ${permalink}`).join('\n');
  throw new Error(`Duplicate permalinks found in tags file:\n${list}`);
}

/** Adds missing labels and permalinks to the tags of a tags file. Both are made from the key of the tag. */
function completeTags(input: TagsFileInput): TagsFile {
  const tags = Object.entries(input).map(([key, tag]) => {
    const {label = capitalise(key), description, permalink = `/${tagSlug(key)}`} = tag ?? {};
    return [key, {label, description, permalink}] as const;
  });
  return Object.fromEntries(tags);
}

/** Absolute paths at which the tags file may be; for the hook `getPathsToWatch`. */
export function getTagsFilePathsToWatch({tags, contentPaths}: TagsFileParams): string[] {
  if (tags === false || tags === null) return [];
  return getContentPathList(contentPaths).map((dir) =>
    path.join(dir, tags ?? DEFAULT_FILE).replaceAll('\\', '/'),
  );
}

/**
 * Reads the tags file of a content plugin.
 *
 * @returns `null` if the options switch it off, or if they name no file and there is no "tags.yml"
 * @throws {Error} if the file that the options name is missing, if the file has the wrong shape, or if two tags have
 *   the same permalink
 */
export async function getTagsFile({tags, contentPaths}: TagsFileParams): Promise<TagsFile | null> {
  if (tags === false || tags === null) return null;
  const file = await getDataFilePath({filePath: tags ?? DEFAULT_FILE, contentPaths});
  if (file === undefined) {
    if (tags === undefined) return null;
    const folders = getContentPathList(contentPaths).map((dir) => `- ${dir}`);
    throw new Error(
      `No tags file '${tags}' could be found in any of those directories:\n${folders.join('\n')}`,
    );
  }
  const parsed = parseYaml(await fs.readFile(file, 'utf8'));
  if ('reason' in parsed) throw new Error(`${file}:${parsed.line ?? 1} is not YAML: ${parsed.reason}.`);
  const {error, value} = schema.validate(parsed.value ?? {});
  if (error)
    throw new Error(`There was an error extracting tags from file: ${error.message}`, {cause: error});
  const completed = completeTags(value);
  checkPermalinks(completed);
  return completed;
}
