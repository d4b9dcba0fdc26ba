import fs from 'node:fs';
import {z} from '#zod';
import {errors} from '../errors/catalog.js';
import type {TranslationMessage} from '../plugins/Plugin.js';
import {checkedJson} from './checkedJson.js';

const messagesSchema = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}),
);

/** Translated messages by their ids, in the order of the file. */
export type Messages = ReadonlyMap<string, TranslationMessage>;

/** Content of a JSON file with translated messages, parsed and as text. */
export interface MessageFile {
  readonly messages: Messages;
  readonly text: string;
}

/**
 * Reads a JSON file with translated messages, such as "i18n/fr/code.json".
 *
 * @param file - absolute
 * @returns `undefined` if the file does not exist
 * @throws {SiteError} `TRANSLATION_FILE_INVALID`
 */
export function readMessageFile(file: string): MessageFile | undefined {
  if (!fs.existsSync(file)) return undefined;
  if (fs.statSync(file).isDirectory()) throw errors.translationFileInvalid({file, reason: 'it is a folder.'});
  const text = fs.readFileSync(file, 'utf8');
  const messages = checkedJson(text, messagesSchema, (mistake) =>
    errors.translationFileInvalid({file, ...mistake}),
  );
  return {messages: new Map(Object.entries(messages)), text};
}
