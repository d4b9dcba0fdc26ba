import path from 'node:path';
import {SiteError} from '@lectern/core';
import {describeIssues, issueSentence, parseYaml, readIfThere} from '@lectern/core/content-helpers';
import {z} from 'zod';
import type {PluginOptions} from '../options.js';
import type {DocsVersion} from '../versions/types.js';
import {tagSlug} from './tagSlug.js';

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

/** @throws {SiteError} `TAGS_FILE` naming the file, for another shape or two tags with one permalink. */
export function parseTagsFile(content: string, file: string): TagsFile {
  const fail = (message: string, line?: number) =>
    new SiteError('TAGS_FILE', `The tags file is not valid: ${message}`, {
      place: {file, ...(line !== undefined && {line})},
      hint: 'Each key is a tag, with "label", "permalink" and "description" below it; all three may be left out.',
    });
  const lineOfTag = (key: unknown) => {
    const at = content.split('\n').findIndex((line) => /^["']?(.*?)["']?\s*:/.exec(line)?.[1] === key);
    return at === -1 ? undefined : at + 1;
  };
  const parsed = parseYaml(content);
  if (!('value' in parsed)) throw fail(`${parsed.reason}.`, parsed.line);
  const result = tagsFileSchema.safeParse(parsed.value ?? {});
  if (!result.success) {
    const [issue = {path: [], text: 'cannot be read'}] = describeIssues(result.error.issues, parsed.value);
    throw fail(issueSentence(issue, TAG_FIELDS), lineOfTag(issue.path[0]));
  }
  const tags = new Map<string, DefinedTag>();
  const keyOfPermalink = new Map<string, string>();
  for (const [key, tag] of Object.entries(result.data)) {
    const permalink = tag?.permalink ?? `/${tagSlug(key)}`;
    const other = keyOfPermalink.get(permalink);
    if (other !== undefined) {
      const message = `the tags "${other}" and "${key}" have the same permalink "${permalink}".`;
      throw fail(message, lineOfTag(key));
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
  return [path.join(version.localizedDir, name), path.join(version.contentDir, name)];
}

/**
 * @returns `undefined` where no tags file is asked for.
 * @throws {SiteError} `TAGS_FILE_MISSING` if the option names a file that is not there.
 */
export async function loadTagsFile(
  version: DocsVersion,
  option: PluginOptions['tags'],
): Promise<TagsFile | undefined> {
  for (const file of tagsFileCandidates(version, option)) {
    const content = await readIfThere(file);
    if (content !== undefined) return parseTagsFile(content, file);
  }
  if (typeof option !== 'string') return undefined;
  throw new SiteError(
    'TAGS_FILE_MISSING',
    `Docs option "tags" names "${option}", but there is no such file.`,
    {
      place: {file: path.join(version.contentDir, option)},
      hint: 'The file is looked for in the docs folder. Leave the option out if you have no such file.',
    },
  );
}
