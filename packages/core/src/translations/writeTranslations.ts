import fs from 'node:fs';
import path from 'node:path';
import {writeFileIfChanged} from '@lectern/store';
import type {WriteTranslationsFlags} from '../config/flags.js';
import {readMessageFile} from '../contentHelpers/messageFile.js';
import {
  readRecord,
  sourceHash,
  type TranslatedFrom,
  type TranslationRecord,
  writeRecord,
} from '../contentHelpers/translationRecord.js';
import {lineInJson} from '../errors/jsonLine.js';
import type {Problem} from '../errors/SiteError.js';
import {loadLocale} from './loadLocale.js';
import {type MergedMessages, mergeMessages} from './mergeMessages.js';
import type {SourceFile} from './siteTexts.js';

/** A message file that `site write-translations` has written. */
export interface WrittenFile {
  /** Absolute path. */
  readonly file: string;
  /** Number of all messages in the file. */
  readonly messages: number;
  /** Number of messages that were added or replaced. */
  readonly written: number;
}

export interface WrittenTranslations {
  readonly locale: string;
  readonly siteDir: string;
  readonly files: readonly WrittenFile[];
  /** Messages that cannot be extracted from code, and messages in files that the site does not use. */
  readonly problems: readonly Problem[];
}

interface PlannedFile {
  readonly source: SourceFile;
  readonly file: string;
  readonly merged: MergedMessages;
}

/** Joins the texts of message files with the same path: two plugins, or two files of one plugin, may have one path. */
function joinFiles(files: readonly SourceFile[]): readonly SourceFile[] {
  const byPath = new Map<string, SourceFile>();
  for (const file of files) {
    const known = byPath.get(file.path);
    byPath.set(file.path, known ? {...file, texts: new Map([...known.texts, ...file.texts])} : file);
  }
  return [...byPath.values()];
}

function unknownProblems({file, merged}: PlannedFile): readonly Problem[] {
  if (merged.unknown.length === 0) return [];
  const text = fs.readFileSync(file, 'utf8');
  return merged.unknown.map((id) => ({
    file,
    line: lineInJson(text, [id]),
    message: `The site has no message "${id}". It was kept; remove it if nothing else needs it.`,
  }));
}

/**
 * Returns the translation records of a message file after it is written. New texts are recorded as placeholders, unless
 * they are translations that a theme or plugin contains.
 */
function recordsOf(
  {source, merged}: PlannedFile,
  known: ReadonlyMap<string, TranslatedFrom>,
): ReadonlyMap<string, TranslatedFrom> {
  const records = new Map([...known].filter(([id]) => merged.messages.has(id)));
  for (const id of merged.written) {
    const text = source.texts.get(id);
    if (!text) continue;
    const placeholder =
      text.suggestion === undefined ? sourceHash(merged.messages.get(id)?.message ?? '') : undefined;
    records.set(id, {source: sourceHash(text.message), ...(placeholder !== undefined && {placeholder})});
  }
  return records;
}

function updatedRecord(record: TranslationRecord, files: readonly PlannedFile[]): TranslationRecord {
  const messages = new Map(record.messages);
  for (const planned of files) {
    const {path: name} = planned.source;
    messages.set(name, recordsOf(planned, messages.get(name) ?? new Map()));
  }
  return {...record, messages};
}

/**
 * Writes the messages of a site to the message files of a locale, for translators. Writes nothing if an existing file
 * is invalid.
 *
 * @throws {SiteError} `TRANSLATION_FILE_INVALID`, `TRANSLATION_RECORD_INVALID`, `LOCALE_UNKNOWN`,
 * `LOCALE_NOT_TRANSLATED`
 */
export async function writeTranslations(flags: WriteTranslationsFlags): Promise<WrittenTranslations> {
  const {context, texts} = await loadLocale(flags);
  const {localizationDir, siteDir, i18n} = context;
  const planned = joinFiles(texts.messages).flatMap((source): PlannedFile[] => {
    const file = path.join(localizationDir, source.path);
    const existing = readMessageFile(file);
    if (!existing && source.texts.size === 0) return [];
    return [{source, file, merged: mergeMessages(existing, source.texts, flags)}];
  });
  const record = readRecord(localizationDir);
  const unknown = planned.flatMap(unknownProblems);
  for (const {file, merged} of planned) writeFileIfChanged(file, merged.text);
  if (i18n.currentLocale !== i18n.defaultLocale) writeRecord(localizationDir, updatedRecord(record, planned));
  return {
    locale: i18n.currentLocale,
    siteDir,
    files: planned.map(({file, merged}) => ({
      file,
      messages: merged.messages.size,
      written: merged.written.length,
    })),
    problems: [...texts.problems, ...unknown],
  };
}
