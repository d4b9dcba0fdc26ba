import fs from 'node:fs';
import path from 'node:path';
import {
  lineInJson,
  type Problem,
  parseJson,
  problemError,
  readIfThere,
  throwProblems,
} from '@lectern/core/content-helpers';
import {errors} from '../errors.js';
import {withIdPrefix} from '../paths.js';

export const CURRENT_VERSION = 'current';

/** Name of the folder of a version: "current" (for translations only), "version-1.0". */
export function versionFolder(version: string): string {
  return version === CURRENT_VERSION ? CURRENT_VERSION : `version-${version}`;
}

/**
 * Checks the name of a version, which becomes part of a folder name and of a URL path.
 *
 * @returns the reason why the name is not valid, as a sentence; `undefined` for a valid name
 */
export function versionNameProblem(name: unknown): string | undefined {
  if (typeof name !== 'string') return `Expected text, found ${JSON.stringify(name)}.`;
  if (name.trim() === '') return 'A version name must not be empty.';
  if (name !== name.trim()) return `"${name}" starts or ends with a space.`;
  if (name === CURRENT_VERSION) return `"${name}" means the docs that are still being written.`;
  if (name.length > 32) return `"${name}" is longer than 32 characters.`;
  if (name === '.' || name === '..') return `"${name}" cannot be the name of a folder.`;
  if (/[/\\<>:"|?*\u0000-\u001F]/.test(name))
    return `"${name}" holds a character that file names cannot have.`;
  return undefined;
}

export function versionsFile(siteDir: string, pluginId: string): string {
  return path.join(siteDir, withIdPrefix(pluginId, 'versions.json'));
}

const HINT = 'The file holds version names, newest first: ["2.0", "1.0"].';

/** Problems of invalid and repeated names in versions.json, in the order of the file. */
function nameProblems(names: readonly unknown[], text: string, file: string): readonly Problem[] {
  return names.flatMap((name, index): readonly Problem[] => {
    const isRepeated = names.indexOf(name) < index;
    const message = isRepeated ? `${JSON.stringify(name)} is listed twice.` : versionNameProblem(name);
    return message === undefined ? [] : [{file, message, line: lineInJson(text, [index])}];
  });
}

function parseVersions(text: string, file: string, siteDir: string): readonly string[] {
  const report = {
    code: 'DOCS_VERSIONS_FILE',
    heading: 'The list of docs versions is not valid:',
    hint: HINT,
    siteDir,
  } as const;
  const parsed = parseJson(text);
  if ('reason' in parsed) {
    throw errors.versionsNotJson({file, line: parsed.line}, {reason: parsed.reason, hint: HINT});
  }
  const {value: names} = parsed;
  if (!Array.isArray(names)) {
    const found = names === null ? 'null' : typeof names === 'object' ? 'an object' : JSON.stringify(names);
    const message = `Expected a list of version names, found ${found}.`;
    throw problemError([{file, line: lineInJson(text, []), message}], report);
  }
  throwProblems(nameProblems(names, text, file), report);
  return names.map(String);
}

/**
 * Reads the names in versions.json, newest first; `undefined` if there is no such file.
 *
 * @throws {SiteError} `DOCS_VERSIONS_FILE`
 */
export async function readVersionNames(
  siteDir: string,
  pluginId: string,
): Promise<readonly string[] | undefined> {
  const file = versionsFile(siteDir, pluginId);
  const text = await readIfThere(file);
  return text === undefined ? undefined : parseVersions(text, file, siteDir);
}

/** Returns the same as `readVersionNames`, for plugin hooks that have to be synchronous. */
export function readVersionNamesSync(siteDir: string, pluginId: string): readonly string[] | undefined {
  const file = versionsFile(siteDir, pluginId);
  return fs.existsSync(file) ? parseVersions(fs.readFileSync(file, 'utf8'), file, siteDir) : undefined;
}
