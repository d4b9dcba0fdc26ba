import fs from 'node:fs/promises';
import path, {posix} from 'node:path';
import {SiteError} from '@lectern/core';
import {glob} from 'tinyglobby';
import {parseDocument} from 'yaml';
import {z} from 'zod';
import type {DocsVersion} from '../versions/types.js';
import {categoryLinkSchema} from './normalize.js';
import type {CategoriesMetadata, CategoryMetadata} from './types.js';

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

/** @throws {SiteError} `CATEGORY_FILE` with file and, for broken YAML, line. */
export function parseCategoryMetadata(text: string, file: string): CategoryMetadata {
  // JSON is YAML.
  const document = parseDocument(text, {prettyErrors: true});
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const line = syntaxError.linePos?.[0].line;
    throw new SiteError('CATEGORY_FILE', `The category file cannot be read: ${syntaxError.message}`, {
      place: {file, ...(line && {line})},
    });
  }
  const result = categoryMetadataSchema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({path: at, message}) => `${at.length > 0 ? `"${at.join('.')}": ` : ''}${message}`,
  );
  throw new SiteError('CATEGORY_FILE', `The category file is not valid. ${problems.join(' ')}`, {
    place: {file},
    hint: `It may hold ${Object.keys(categoryMetadataSchema.shape).join(', ')}.`,
  });
}

/** Reads the `_category_` files of a version; a translated one wins. */
export async function loadCategoriesMetadata(version: DocsVersion): Promise<CategoriesMetadata> {
  const load = async (folder: string): Promise<[string, CategoryMetadata][]> => {
    const names = await glob(CATEGORY_FILES, {cwd: folder, expandDirectories: false}).catch(() => []);
    return Promise.all(
      names.map(async (name): Promise<[string, CategoryMetadata]> => {
        const file = path.join(folder, name);
        return [posix.dirname(name), parseCategoryMetadata(await fs.readFile(file, 'utf8'), file)];
      }),
    );
  };
  const [original, localized] = await Promise.all([load(version.contentDir), load(version.localizedDir)]);
  return Object.fromEntries([...original, ...localized]);
}
