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
import {versionNameProblem} from '../model/versionName.js';
import {withIdPrefix} from '../paths.js';

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
