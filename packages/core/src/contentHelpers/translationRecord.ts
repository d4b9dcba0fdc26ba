import fs from 'node:fs';
import path from 'node:path';
import {sha256, writeFileIfChanged} from '@lectern/store';
import {z} from '#zod';
import {errors} from '../errors/catalog.js';
import {checkedJson} from './checkedJson.js';

/**
 * Hashes that show if a translation is outdated (the source text has changed) or missing (its text is still the
 * placeholder).
 */
export interface TranslatedFrom {
  /** Hash of the source text. */
  readonly source: string;
  /**
   * Hash of the placeholder: the text that `site write-translations` has written and a translator has to replace.
   * Absent after the translation.
   */
  readonly placeholder?: string | undefined;
}

/**
 * Record of a locale (content of its file "translated-from.json"): for each translation, the hash of the source text
 * from which it was made. Paths are relative to the folder of the locale.
 */
export interface TranslationRecord {
  /** Hashes of translated messages, by path of the JSON file and id of the message. */
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, TranslatedFrom>>;
  /** Hashes of translated files, by path of the file. */
  readonly files: ReadonlyMap<string, TranslatedFrom>;
}

/** Name of the file with the record, in the folder of the locale. */
export const RECORD_FILE = 'translated-from.json';

const HASH_LENGTH = 12;

const fromSchema = z.strictObject({source: z.string(), placeholder: z.string().optional()});
const recordSchema = z.strictObject({
  messages: z.record(z.string(), z.record(z.string(), fromSchema)).default({}),
  files: z.record(z.string(), fromSchema).default({}),
});

/**
 * Returns the hash of a source text for a `TranslationRecord`. Texts that differ only in their line breaks, or in white
 * space at the end, have the same hash.
 */
export function sourceHash(text: string): string {
  return sha256(text.replaceAll('\r\n', '\n').trimEnd()).slice(0, HASH_LENGTH);
}

/**
 * Reads the record of a locale.
 *
 * @param localizationDir - folder of the locale
 * @returns an empty record where there is no file.
 * @throws {SiteError} `TRANSLATION_RECORD_INVALID`
 */
export function readRecord(localizationDir: string): TranslationRecord {
  const file = path.join(localizationDir, RECORD_FILE);
  if (!fs.existsSync(file)) return {messages: new Map(), files: new Map()};
  const text = fs.readFileSync(file, 'utf8');
  const {messages, files} = checkedJson(text, recordSchema, (mistake) =>
    errors.translationRecordInvalid({file, ...mistake}),
  );
  return {
    messages: new Map(Object.entries(messages).map(([name, ids]) => [name, new Map(Object.entries(ids))])),
    files: new Map(Object.entries(files)),
  };
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Returns a record as JSON, sorted, with a line for each translation: changes in git are then easy to read and rarely
 * conflict.
 */
function printRecord({messages, files}: TranslationRecord): string {
  const lines = (map: ReadonlyMap<string, TranslatedFrom>, indent: string) =>
    sorted(map).map(
      ([name, {source, placeholder}]) =>
        `${indent}${JSON.stringify(name)}: ${JSON.stringify({source, placeholder}).replaceAll('":"', '": "').replaceAll('","', '", "')}`,
    );
  const block = (entries: readonly string[], indent: string) =>
    entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
  const groups = sorted(messages)
    .filter(([, ids]) => ids.size > 0)
    .map(([name, ids]) => `    ${JSON.stringify(name)}: ${block(lines(ids, '      '), '    ')}`);
  return `{\n  "messages": ${block(groups, '  ')},\n  "files": ${block(lines(files, '    '), '  ')}\n}\n`;
}

/** Writes the record of a locale, unless it has not changed. Does not create a file for an empty record. */
export function writeRecord(localizationDir: string, record: TranslationRecord): void {
  const file = path.join(localizationDir, RECORD_FILE);
  const isEmpty = record.files.size === 0 && [...record.messages.values()].every(({size}) => size === 0);
  if (isEmpty && !fs.existsSync(file)) return;
  writeFileIfChanged(file, printRecord(record));
}

/**
 * Copies records after translated files were copied: the records of all files in a folder, and of the messages in the
 * JSON file with the name of the folder ("<from>.json").
 *
 * @param localizationDir - folder of the locale
 * @param from - folder, relative to `localizationDir`, with "/": "docusaurus-plugin-content-docs/current"
 * @param to - folder of the copies, relative to `localizationDir`
 * @throws {SiteError} `TRANSLATION_RECORD_INVALID`
 */
export function copyRecords(localizationDir: string, from: string, to: string): void {
  const {messages, files} = readRecord(localizationDir);
  const copied = [...files]
    .filter(([name]) => name.startsWith(`${from}/`))
    .map(([name, record]) => [to + name.slice(from.length), record] as const);
  const ofMessages = messages.get(`${from}.json`);
  writeRecord(localizationDir, {
    messages: ofMessages ? new Map([...messages, [`${to}.json`, ofMessages]]) : messages,
    files: new Map([...files, ...copied]),
  });
}
