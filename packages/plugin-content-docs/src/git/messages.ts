import fs from 'node:fs';
import type {TranslationFile} from '@lectern/core';
import {isRecord, parseJson} from '@lectern/core/content-helpers';
import {errors} from '../errors.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import {VERSION_LABEL} from '../model/versionName.js';

/**
 * Reads the translated texts of the sidebars at the ref of a version from git, from the file "current.json" beside the
 * translated docs. The label of the current version is left out: the version has another one.
 *
 * @throws {SiteError} `TRANSLATION_FILE_INVALID`
 */
export function readMessages({contentPath, contentPathLocalized}: DocsVersion): TranslationFile['content'] {
  const file = `${contentPathLocalized}.json`;
  if (contentPathLocalized === contentPath || !fs.existsSync(file)) return {};
  const parsed = parseJson(fs.readFileSync(file, 'utf8'));
  if ('reason' in parsed) throw errors.messagesNotJson({file, line: parsed.line}, parsed.reason);
  if (!isRecord(parsed.value)) throw errors.messagesMissing(file);
  const entries = Object.entries(parsed.value).filter(
    (entry): entry is [string, {message: string}] =>
      entry[0] !== VERSION_LABEL && isRecord(entry[1]) && typeof entry[1].message === 'string',
  );
  return Object.fromEntries(entries);
}
