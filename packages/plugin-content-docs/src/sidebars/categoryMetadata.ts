import fs from 'node:fs';
import path, {posix} from 'node:path';
import {
  describeIssues,
  issueSentence,
  lineInJson,
  type Problem,
  parseJson,
  parseYaml,
  prefixClassNames,
} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import {glob} from 'tinyglobby';
import type {DocsVersion} from '../model/DocsVersion.js';
import {escapePattern, type SidebarSource} from '../model/SidebarSource.js';
import type {CategoriesMetadata, CategoryMetadata} from '../model/sidebarItems.js';
import {categoryLinkSchema} from './itemSchemas.js';

export const CATEGORY_FILES = '**/_category_.{json,yml,yaml}';

const categoryMetadataSchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  key: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  link: categoryLinkSchema.nullable().optional(),
});

const fields = Object.keys(categoryMetadataSchema.shape);

/** Content of the `_category_` files of a version (metadata of the categories that are generated from folders). */
export interface CategoryFiles {
  readonly metadata: CategoriesMetadata;
  /** Texts of the files, to find the file and line of a wrong id. */
  readonly sources: readonly SidebarSource[];
}

/**
 * Number (from 1) of the line with the value at `path` in a YAML file; 1 for a path without keys, `undefined` if no
 * line has one of the keys.
 */
function lineInYaml(text: string, path: readonly PropertyKey[]): number | undefined {
  const keys = path.filter((part) => typeof part === 'string').toReversed();
  if (keys.length === 0) return 1;
  const lines = text.split('\n');
  // If no line has the innermost key, the line of the nearest outer key is returned.
  for (const key of keys) {
    const pattern = new RegExp(`(?:^|[\\s{,])["']?${escapePattern(key)}["']?\\s*:`);
    const at = lines.findIndex((line) => pattern.test(line));
    if (at !== -1) return at + 1;
  }
  return undefined;
}

const isJson = (file: string) => file.endsWith('.json');

/** Parses a file as JSON or YAML. @returns its value, or the problem of a file that cannot be parsed */
function parseText(text: string, file: string): {readonly value: unknown} | {readonly problem: Problem} {
  const json = isJson(file) ? parseJson(text) : undefined;
  if (json && 'value' in json) return json;
  // Docusaurus parses JSON files as YAML, which allows trailing commas and empty files.
  const yaml = parseYaml(text);
  if ('value' in yaml) return {value: yaml.value ?? {}};
  const {line, reason} = json ?? yaml;
  return {problem: {file, line, message: `The category file cannot be read: ${reason}.`}};
}

/** Parses and checks the text of a `_category_` file. @returns the metadata, or all problems in the file */
function parseCategoryMetadata(
  text: string,
  file: string,
  isUntrusted: boolean,
): {readonly metadata: CategoryMetadata} | {readonly problems: readonly Problem[]} {
  const parsed = parseText(text, file);
  if ('problem' in parsed) return {problems: [parsed.problem]};
  const value = isUntrusted ? prefixClassNames(parsed.value) : parsed.value;
  const result = categoryMetadataSchema.safeParse(value);
  if (result.success) return {metadata: result.data};
  const problems = describeIssues(result.error.issues, value, categoryMetadataSchema).map(
    (issue): Problem => {
      const path = [...issue.path, ...(issue.unknownKeys ?? [])];
      const line = isJson(file) ? lineInJson(text, path) : lineInYaml(text, path);
      return {file, line, message: issueSentence(issue)};
    },
  );
  return {problems};
}

/** Fields of a `_category_` file, for messages. */
export const CATEGORY_FIELDS = fields.join(', ');

/**
 * Reads the `_category_` files of a version. If a folder has several `_category_` files, the translated file is used,
 * then JSON before YAML.
 *
 * @param problems - list to which the problems in the files are added
 */
export async function loadCategoryFiles(
  version: DocsVersion,
  isUntrusted: boolean,
  problems: Problem[],
): Promise<CategoryFiles> {
  const metadata: Record<string, CategoryMetadata> = {};
  const sources: SidebarSource[] = [];
  for (const folder of [version.contentPathLocalized, version.contentPath]) {
    const names = await glob(CATEGORY_FILES, {cwd: folder, expandDirectories: false}).catch(() => []);
    for (const name of names.sort()) {
      const category = posix.dirname(name);
      if (Object.hasOwn(metadata, category)) continue;
      const file = path.join(folder, name);
      const text = fs.readFileSync(file, 'utf8');
      const parsed = parseCategoryMetadata(text, file, isUntrusted);
      metadata[category] = 'metadata' in parsed ? parsed.metadata : {};
      if ('problems' in parsed) problems.push(...parsed.problems);
      sources.push({file, text});
    }
  }
  return {metadata, sources};
}
