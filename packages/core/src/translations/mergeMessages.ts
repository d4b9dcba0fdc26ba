import type {MessageFile} from '../contentHelpers/messageFile.js';
import type {TranslationMessage} from '../plugins/Plugin.js';
import type {SourceText} from './siteTexts.js';

export interface MergeOptions {
  /** Replaces the texts of messages that are already in the file; otherwise only new messages are added. */
  readonly override: boolean;
  /** Prefix that is added to each new text, so that translators find untranslated texts in the file and on pages. */
  readonly messagePrefix: string;
}

/** New content of a message file, which contains translatable texts by id, and the changes in it. */
export interface MergedMessages {
  /** New text of the whole file: JSON. */
  readonly text: string;
  readonly messages: ReadonlyMap<string, TranslationMessage>;
  /** Ids of messages that were added or replaced. */
  readonly written: readonly string[];
  /** Ids in the file that the site does not use; they are kept. */
  readonly unknown: readonly string[];
}

const DEFAULT_INDENT = '  ';

/** Returns the indentation of the first key in a JSON text; two spaces if there is none. */
function indentOf(text: string | undefined): string {
  return /^([ \t]+)"/m.exec(text ?? '')?.[1] ?? DEFAULT_INDENT;
}

/** Makes the message for a text of the site, with the prefix and the translation that a theme or plugin contains. */
function newMessage(text: SourceText, {messagePrefix}: MergeOptions): TranslationMessage {
  return withDescription(messagePrefix + (text.suggestion ?? text.message), text);
}

function withDescription(message: string, {description}: SourceText): TranslationMessage {
  return {message, ...(description !== undefined && {description})};
}

/**
 * Merges the texts of the site into a message file. Existing messages keep their order and, unless `override` is set,
 * their text. New messages are appended. Descriptions are taken from the site.
 *
 * @param existing - `undefined` for a new file
 */
export function mergeMessages(
  existing: MessageFile | undefined,
  texts: ReadonlyMap<string, SourceText>,
  options: MergeOptions,
): MergedMessages {
  const messages = new Map<string, TranslationMessage>();
  const written: string[] = [];
  for (const [id, message] of existing?.messages ?? []) {
    const text = texts.get(id);
    const isKept = !text || !options.override;
    if (!isKept) written.push(id);
    messages.set(
      id,
      text ? (isKept ? withDescription(message.message, text) : newMessage(text, options)) : message,
    );
  }
  for (const [id, text] of texts) {
    if (messages.has(id)) continue;
    written.push(id);
    messages.set(id, newMessage(text, options));
  }
  const unknown = [...(existing?.messages.keys() ?? [])].filter((id) => !texts.has(id));
  const isSame = existing && JSON.stringify([...existing.messages]) === JSON.stringify([...messages]);
  return {text: isSame ? existing.text : print(messages, existing?.text), messages, written, unknown};
}

function print(messages: ReadonlyMap<string, TranslationMessage>, before: string | undefined): string {
  return `${JSON.stringify(Object.fromEntries(messages), null, indentOf(before))}\n`;
}
