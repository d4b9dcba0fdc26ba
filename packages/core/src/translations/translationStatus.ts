import fs from 'node:fs';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {type LastUpdates, readGitLog} from '../contentHelpers/git/gitLog.js';
import {type MessageFile, readMessageFile} from '../contentHelpers/messageFile.js';
import {
  RECORD_FILE,
  sourceHash,
  type TranslatedFrom,
  type TranslationRecord,
} from '../contentHelpers/translationRecord.js';
import {lineInJson} from '../errors/jsonLine.js';
import {relativePath} from '../paths.js';
import type {LoadContext, TranslatableFile} from '../plugins/Plugin.js';
import type {LoadedLocale} from './loadLocale.js';
import type {SiteTexts, SourceFile, SourceText} from './siteTexts.js';

/**
 * State of a translation.
 *
 * - `current`: made from the current source, or no translation is needed
 * - `unrecorded`: there is no record of the source from which it was made
 * - `stale`: made from an older source
 * - `missing`: there is no translation, or its text is still the source text
 * - `orphaned`: the site no longer has the source text or source file
 */
export type TranslationState = 'current' | 'unrecorded' | 'stale' | 'missing' | 'orphaned';

/** State of one message or one file that a locale can translate, also if the translation does not exist. */
export interface Translation {
  readonly state: TranslationState;
  /** Path relative to the folder of the locale, with "/". */
  readonly path: string;
  /** Id of a message; absent for a file. */
  readonly id?: string;
  /** True if the locale has the translated file, or the message in its message file. */
  readonly exists: boolean;
  /** Line number of a message in its file, from 1. */
  readonly line?: number | undefined;
  /** Hash of the source text or source file in the default locale; absent for orphaned translations. */
  readonly source?: string;
  /** Reason for the state, as a clause: "the source is now …". */
  readonly reason?: string;
}

const MARKDOWN = /\.mdx?$/;
const MAX_SHOWN = 60;
/** Matches texts that need a translation; texts without letters ("2.0") are the same in all languages. */
const HAS_LETTERS = /\p{L}/u;

function shownText(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > MAX_SHOWN ? `"${line.slice(0, MAX_SHOWN)}…"` : `"${line}"`;
}

type MessageState = Pick<Translation, 'state' | 'reason'>;

/**
 * Returns the state of one message.
 *
 * @param message - text in the file of the locale
 */
function messageState(
  text: SourceText,
  message: string | undefined,
  record: TranslatedFrom | undefined,
): MessageState {
  const needsNone = text.suggestion !== undefined || !HAS_LETTERS.test(text.message);
  if (message === undefined) return {state: needsNone ? 'current' : 'missing'};
  if (message === text.message && !HAS_LETTERS.test(message)) return {state: 'current'};
  if (!record) {
    return message === text.message
      ? {state: 'missing', reason: 'it is the source text'}
      : {state: 'unrecorded'};
  }
  if (record.placeholder === sourceHash(message)) return {state: 'missing', reason: 'it is the source text'};
  if (record.source !== sourceHash(text.message))
    return {state: 'stale', reason: `the source is now ${shownText(text.message)}`};
  return {state: 'current'};
}

function messageStates(
  source: SourceFile,
  file: MessageFile | undefined,
  records: ReadonlyMap<string, TranslatedFrom> | undefined,
): readonly Translation[] {
  const lineOf = (id: string) => (file?.messages.has(id) ? lineInJson(file.text, [id]) : undefined);
  const known = [...source.texts].map(([id, text]): Translation => {
    const message = file?.messages.get(id)?.message;
    const state = messageState(text, message, records?.get(id));
    const line = state.state === 'current' ? undefined : lineOf(id);
    const exists = message !== undefined;
    return {...state, path: source.path, id, exists, line, source: sourceHash(text.message)};
  });
  const orphaned = [...(file?.messages.keys() ?? [])]
    .filter((id) => !source.texts.has(id))
    .map((id): Translation => ({state: 'orphaned', path: source.path, id, exists: true, line: lineOf(id)}));
  return [...known, ...orphaned];
}

/** Returns true if a file is listed: all files are, except optional files without a translation. */
function isWanted({translation, optional = false}: TranslatableFile): boolean {
  return !optional || fs.existsSync(translation);
}

interface FileInput extends Pick<LoadContext, 'siteDir' | 'localizationDir'> {
  readonly record: TranslationRecord;
}

function fileState(
  {original, translation}: TranslatableFile,
  {siteDir, localizationDir, record}: FileInput,
): Translation {
  const own = relativePath(localizationDir, translation);
  const sourceText = fs.readFileSync(original, 'utf8');
  const base = {path: own, exists: fs.existsSync(translation), source: sourceHash(sourceText)};
  if (!base.exists) return {...base, state: 'missing'};
  const name = relativePath(siteDir, original);
  const from = record.files.get(own);
  if (from && from.source !== base.source)
    return {...base, state: 'stale', reason: `${name} has changed since`};
  if (from) return {...base, state: 'current'};
  const isCopy = sourceHash(fs.readFileSync(translation, 'utf8')) === base.source;
  return isCopy
    ? {...base, state: 'missing', reason: `it is a copy of ${name}`}
    : {...base, state: 'unrecorded'};
}

/**
 * Changes the state of a translation from `unrecorded` to `stale` if, in the git history, the original file changed
 * after the translation. Returns other translations unchanged.
 */
function withGit(
  translation: Translation,
  {original, translation: file}: TranslatableFile,
  {siteDir, updates}: {siteDir: string; updates: LastUpdates},
): Translation {
  if (translation.state !== 'unrecorded') return translation;
  const [source, own] = [updates.get(original), updates.get(file)];
  if (!source || !own || source.timestamp <= own.timestamp) return translation;
  const name = relativePath(siteDir, original);
  return {...translation, state: 'stale', reason: `${name} was committed later, and there is no record`};
}

/** Lists translated files whose original file is no longer in the site. */
async function orphanedFiles(texts: SiteTexts, localizationDir: string): Promise<readonly Translation[]> {
  const known = new Set([RECORD_FILE, ...texts.messages.map(({path: file}) => file)]);
  const unlisted: string[] = [];
  for (const {dir, files} of texts.files) {
    if (!files) unlisted.push(`${relativePath(localizationDir, dir)}/`);
    for (const {translation} of files ?? []) known.add(relativePath(localizationDir, translation));
  }
  const found = await glob('**/*.{md,mdx,json}', {cwd: localizationDir, followSymbolicLinks: false});
  return found
    .filter((name) => {
      const parts = name.split('/');
      // Names that begin with "_" are files that pages import, and settings of folders. JSON files in deeper folders
      // are data that pages import.
      const isPage = MARKDOWN.test(name) ? parts.length > 1 : parts.length <= 2;
      const isListed = !unlisted.some((dir) => name.startsWith(dir));
      return isPage && isListed && !known.has(name) && !parts.some((part) => part.startsWith('_'));
    })
    .sort()
    .map((name) => ({state: 'orphaned', path: name, exists: true}));
}

/**
 * Returns the state of all translations of a locale, including the orphaned ones.
 *
 * @throws {SiteError} `TRANSLATION_FILE_INVALID`
 */
export async function translationStatus(
  {context, texts}: LoadedLocale,
  record: TranslationRecord,
): Promise<readonly Translation[]> {
  const {localizationDir, siteDir} = context;
  const messages = texts.messages.flatMap((source) => {
    const file = readMessageFile(path.join(localizationDir, source.path));
    return messageStates(source, file, record.messages.get(source.path));
  });
  const pairs = texts.files.flatMap(({files}) => files ?? []).filter(isWanted);
  const input = {siteDir, localizationDir, record};
  const files = pairs.map((pair) => ({pair, translation: fileState(pair, input)}));
  const needsGit = files.some(({translation}) => translation.state === 'unrecorded');
  const updates = needsGit ? (await readGitLog([siteDir])).updates : new Map();
  const dated = files.map(({pair, translation}) => withGit(translation, pair, {siteDir, updates}));
  return [...messages, ...dated, ...(await orphanedFiles(texts, localizationDir))];
}
