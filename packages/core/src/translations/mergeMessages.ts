import type {MessageFile} from '../contentHelpers/messageFile.js';
import type {TranslationMessage} from '../plugins/Plugin.js';
import type {SourceText} from './siteTexts.js';

export interface MergeOptions {
  /** Replaces messages that the file has already. */
  readonly override: boolean;
  /** Put before each text that is written, so that it is found in the file and on the page. */
  readonly messagePrefix: string;
}

export interface MergedMessages {
  /** The whole file. */
  readonly text: string;
  readonly messages: ReadonlyMap<string, TranslationMessage>;
  /** Ids of messages that were added or replaced. */
  readonly written: readonly string[];
  /** Ids that the site does not have; they are kept. */
  readonly unknown: readonly string[];
}

const DEFAULT_INDENT = '  ';

/** The white space that the first key is indented by. */
function indentOf(text: string | undefined): string {
  return /^([ \t]+)"/m.exec(text ?? '')?.[1] ?? DEFAULT_INDENT;
}

/** The message for a file that does not have it yet. */
function newMessage(text: SourceText, {messagePrefix}: MergeOptions): TranslationMessage {
  return withDescription(messagePrefix + (text.suggestion ?? text.message), text);
}

function withDescription(message: string, {description}: SourceText): TranslationMessage {
  return {message, ...(description !== undefined && {description})};
}

/**
 * Puts the texts of the site into a file of messages. Messages of the file stay, in their order; new ones come last. Descriptions
 * are those of the site.
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
