import fs from 'node:fs';
import {z} from 'zod';
import {errors} from '../errors/catalog.js';
import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import {lineInJson} from '../errors/jsonLine.js';
import {parseJson} from '../errors/parseJson.js';
import type {TranslationMessage} from '../plugins/Plugin.js';

const messagesSchema = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}),
);

/** Id → message, in the order of the file. */
export type Messages = ReadonlyMap<string, TranslationMessage>;

/** Content of a file of messages, parsed and as text. */
export interface MessageFile {
  readonly messages: Messages;
  readonly text: string;
}

/**
 * Reads a file of messages.
 *
 * @param file - absolute
 * @returns `undefined` if the file does not exist
 * @throws {SiteError} `TRANSLATION_FILE_INVALID`
 */
export function readMessageFile(file: string): MessageFile | undefined {
  if (!fs.existsSync(file)) return undefined;
  if (fs.statSync(file).isDirectory()) throw errors.translationFileInvalid({file, reason: 'it is a folder.'});
  const text = fs.readFileSync(file, 'utf8');
  const parsed = parseJson(text);
  if ('reason' in parsed) {
    const {line, reason} = parsed;
    throw errors.translationFileInvalid({file, line, reason: `it is not JSON (${reason}).`});
  }
  const {value} = parsed;
  const result = messagesSchema.safeParse(value);
  if (result.success) return {messages: new Map(Object.entries(result.data)), text};
  const [first] = describeIssues(result.error.issues, value);
  throw errors.translationFileInvalid({
    file,
    line: lineInJson(text, [...(first?.path ?? []), ...(first?.unknownKeys ?? [])]),
    reason: first ? issueSentence(first) : 'it has the wrong shape.',
  });
}
