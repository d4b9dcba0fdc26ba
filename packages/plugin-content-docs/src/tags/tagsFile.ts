import path from 'node:path';
import {SiteError} from '@lectern/core';
import {
  describeIssues,
  issueSentence,
  type Problem,
  parseYaml,
  readIfThere,
  tagSlug,
} from '@lectern/core/content-helpers';
import {z} from 'zod';
import type {PluginOptions} from '../options.js';
import type {DocsVersion} from '../versions/types.js';

/** A tag as the tags file defines it. */
export interface DefinedTag {
  readonly label: string;
  /** Below the tags path, starting with "/". */
  readonly permalink: string;
  readonly description?: string | undefined;
}

/** Tag key → tag. */
export type TagsFile = ReadonlyMap<string, DefinedTag>;

const text = z.union([z.string(), z.number()]).transform(String);

const tagSchema = z.strictObject({
  label: text.optional(),
  permalink: text.optional(),
  description: text.optional(),
});
const tagsFileSchema = z.record(z.string(), tagSchema.nullable());
const TAG_FIELDS = Object.keys(tagSchema.shape);

const DEFAULT_FILE = 'tags.yml';

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What is said about all tags files with mistakes. */
export const TAGS_FILE_REPORT = {
  code: 'TAGS_FILE',
  heading: 'The tags are not valid:',
  hint: 'Each key is a tag, with "label", "permalink" and "description" below it; all three may be left out.',
};

/** The line of a tag, or of a field of it, from 1. */
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

/** @returns the tags that are right; what is wrong goes to `problems`: another shape, two tags with one permalink. */
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
    for (const issue of describeIssues(result.error.issues, parsed.value)) {
      const path = [...issue.path, ...(issue.unknownKeys ?? [])];
      report(issueSentence(issue, TAG_FIELDS), issue.path.length === 0 ? 1 : lineOf(content, path));
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

/** Absolute files that may define the tags of a version, best first. */
export function tagsFileCandidates(version: DocsVersion, option: PluginOptions['tags']): readonly string[] {
  if (option === false || option === null) return [];
  const name = option ?? DEFAULT_FILE;
  return [path.join(version.contentPathLocalized, name), path.join(version.contentPath, name)];
}

/**
 * @param problems - what is wrong in the file is added here
 * @returns `undefined` where no tags file is asked for.
 * @throws {SiteError} `TAGS_FILE_MISSING` if the option names a file that is not there.
 */
export async function loadTagsFile(
  version: DocsVersion,
  option: PluginOptions['tags'],
  problems: Problem[],
): Promise<TagsFile | undefined> {
  for (const file of tagsFileCandidates(version, option)) {
    const content = await readIfThere(file);
    if (content !== undefined) return parseTagsFile(content, file, problems);
  }
  if (typeof option !== 'string') return undefined;
  throw new SiteError(
    'TAGS_FILE_MISSING',
    `Docs option "tags" names "${option}", but there is no such file.`,
    {
      place: {file: path.join(version.contentPath, option)},
      hint: 'The file is looked for in the docs folder. Leave the option out if you have no such file.',
    },
  );
}
