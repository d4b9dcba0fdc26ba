import fs from 'node:fs';
import path from 'node:path';
import {SiteError} from '@lectern/core';
import {readIfThere} from '@lectern/core/content-helpers';
import {withIdPrefix} from '../paths.js';

export const CURRENT_VERSION = 'current';

/** Why a text cannot name a version (it becomes a folder and a URL path), or nothing. */
export function versionNameProblem(name: unknown): string | undefined {
  if (typeof name !== 'string') return `Expected text, found ${JSON.stringify(name)}.`;
  if (name.trim() === '') return 'A version name must not be empty.';
  if (name.length > 32) return `"${name}" is longer than 32 characters.`;
  if (name === '.' || name === '..') return `"${name}" cannot be the name of a folder.`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[/\\<>:"|?*\u0000-\u001F]/.test(name))
    return `"${name}" holds a character that file names cannot have.`;
  return undefined;
}

export function versionsFile(siteDir: string, pluginId: string): string {
  return path.join(siteDir, withIdPrefix(pluginId, 'versions.json'));
}

function parseVersions(text: string, file: string): readonly string[] {
  const fail = (message: string) =>
    new SiteError('DOCS_VERSIONS_FILE', `The list of docs versions is not valid. ${message}`, {
      place: {file},
      hint: 'The file holds version names, newest first: ["2.0", "1.0"].',
    });
  let names: unknown;
  try {
    names = JSON.parse(text);
  } catch (cause) {
    throw fail(`It is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  if (!Array.isArray(names)) throw fail(`Expected an array, found ${typeof names}.`);
  const problem = names.map(versionNameProblem).find((found) => found !== undefined);
  if (problem) throw fail(problem);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw fail(`"${repeated}" is listed twice.`);
  return names.map(String);
}

/** The names in versions.json, newest first; `undefined` where there is no such file. */
export async function readVersionNames(
  siteDir: string,
  pluginId: string,
): Promise<readonly string[] | undefined> {
  const file = versionsFile(siteDir, pluginId);
  const text = await readIfThere(file);
  return text === undefined ? undefined : parseVersions(text, file);
}

/** The same for hooks that cannot wait. */
export function readVersionNamesSync(siteDir: string, pluginId: string): readonly string[] | undefined {
  const file = versionsFile(siteDir, pluginId);
  return fs.existsSync(file) ? parseVersions(fs.readFileSync(file, 'utf8'), file) : undefined;
}
