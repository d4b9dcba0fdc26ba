import path from 'node:path';
import {parseYaml} from '@lectern/mdx';
import {z} from '#zod';
import {errors} from '../../errors/catalog.js';
import {describeIssues, issueSentence} from '../../errors/describeIssues.js';
import type {Problem} from '../../errors/SiteError.js';
import type {LoadContext} from '../../plugins/Plugin.js';
import {readIfThere} from '../files.js';
import {tagSlug} from './tagSlug.js';

/** A tag that the tags file ("tags.yml") defines. */
export interface DefinedTag {
  readonly label: string;
  /** Path relative to the page of all tags, starting with "/". */
  readonly permalink: string;
  readonly description?: string | undefined;
}

/**
 * Value of the option `tags`: name of the tags file in the folder of the content, or "@site/tags.yml" for a file that
 * several plugins share; `false` or `null` for no tags file, `undefined` for "tags.yml" if
 * that file exists.
 */
export type TagsOption = string | false | null | undefined;

/** Folders in which the tags file may be, and the option that contains its name. */
export interface TagsFileInput {
  /** Absolute folders that are searched for the file: first the folder of the locale, then the folder of the site. */
  readonly folders: readonly string[];
  readonly option: TagsOption;
  readonly site: Pick<LoadContext, 'siteDir' | 'localizationDir'>;
}

/** The tags of a tags file, by their keys in the file. Pages list these keys in their front matter. */
export type TagsFile = ReadonlyMap<string, DefinedTag>;

const text = z.union([z.string(), z.number()]).transform(String);

const tagSchema = z.strictObject({
  label: text.optional(),
  permalink: text.optional(),
  description: text.optional(),
});
const tagsFileSchema = z.record(z.string(), tagSchema.nullable());

const DEFAULT_FILE = 'tags.yml';

/** Beginning of the name of a file that is relative to the site folder. */
const SITE_PREFIX = '@site/';

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Error code, first line and advice of the report about mistakes in tags files. */
export const TAGS_FILE_REPORT = {
  code: 'TAGS_FILE',
  heading: 'The tags are not valid:',
  hint: 'Each key is a tag, with "label", "permalink" and "description" below it; all three may be left out.',
} as const;

/** Line in a tags file at which a tag, or a field of the tag, is defined; lines count from 1. */
function lineOf(content: string, [tag, ...fields]: readonly PropertyKey[]): number | undefined {
  const lines = content.split('\n');
  const isKey = (line: string, key: unknown) => /^\s*["']?(.*?)["']?\s*:/.exec(line)?.[1] === key;
  const at = lines.findIndex((line) => /^\S/.test(line) && isKey(line, tag));
  if (at === -1) return undefined;
  const end = lines.findIndex((line, index) => index > at && /^\S/.test(line));
  const below = lines.slice(at + 1, end === -1 ? undefined : end);
  const field = below.findIndex((line) => fields.some((name) => isKey(line, name)));
  return at + 1 + (field + 1);
}

/**
 * Parses a tags file. Mistakes, such as two tags with one permalink, are added to `problems`.
 *
 * @returns the tags; empty if the file cannot be parsed or does not match the schema
 */
export function parseTagsFile(content: string, file: string, problems: Problem[]): TagsFile {
  const tags = new Map<string, DefinedTag>();
  const report = (message: string, line: number | undefined) => problems.push({file, line, message});
  const parsed = parseYaml(content);
  if (!('value' in parsed)) {
    report(`The tags file cannot be read: ${parsed.reason}.`, parsed.line);
    return tags;
  }
  const result = tagsFileSchema.safeParse(parsed.value ?? {});
  if (!result.success) {
    for (const issue of describeIssues(result.error.issues, parsed.value, tagsFileSchema)) {
      const path = [...issue.path, ...(issue.unknownKeys ?? [])];
      report(issueSentence(issue), issue.path.length === 0 ? 1 : lineOf(content, path));
    }
    return tags;
  }
  const keyOfPermalink = new Map<string, string>();
  for (const [key, tag] of Object.entries(result.data)) {
    const permalink = tag?.permalink ?? `/${tagSlug(key)}`;
    const line = () => lineOf(content, [key, 'permalink']);
    if (permalink.split('/').includes('..')) {
      report(`The permalink "${permalink}" of the tag "${key}" must not contain "..".`, line());
    }
    const other = keyOfPermalink.get(permalink);
    if (other !== undefined) {
      report(`The tags "${other}" and "${key}" have the same permalink "${permalink}".`, line());
    }
    keyOfPermalink.set(permalink, key);
    tags.set(key, {label: tag?.label ?? capitalize(key), permalink, description: tag?.description});
  }
  return tags;
}

/** Absolute paths at which the tags file may be; the first file that exists is used. */
export function tagsFileCandidates({folders, option, site}: TagsFileInput): readonly string[] {
  if (option === false || option === null) return [];
  if (option?.startsWith(SITE_PREFIX)) {
    const name = option.slice(SITE_PREFIX.length);
    return [path.join(site.localizationDir, name), path.join(site.siteDir, name)];
  }
  return folders.map((folder) => path.join(folder, option ?? DEFAULT_FILE));
}

/**
 * Reads the tags file.
 *
 * @param problems - mistakes in the file are added to this list
 * @returns `undefined` if there is no tags file and the options name none
 * @throws {SiteError} `TAGS_FILE_MISSING` if the options name a file that does not exist
 */
export async function loadTagsFile(input: TagsFileInput, problems: Problem[]): Promise<TagsFile | undefined> {
  const candidates = tagsFileCandidates(input);
  for (const file of candidates) {
    const content = await readIfThere(file);
    if (content !== undefined) return parseTagsFile(content, file, problems);
  }
  if (typeof input.option !== 'string') return undefined;
  throw errors.tagsFileMissing({option: input.option, file: candidates.at(-1) ?? input.option});
}
