import fs from 'node:fs';
import path from 'node:path';
import {extractMessages} from '../../core/src/translations/extractMessages.js';

export interface BaseMessage {
  readonly message: string;
  readonly description: string;
}

export type BaseMessages = Readonly<Record<string, BaseMessage>>;

const USES_TRANSLATE = /from '[^']*\/Translate(?:\.js)?'/g;

/** Import of the same components by the name that sites use. */
const PUBLIC_IMPORT = "from '@docusaurus/Translate'";

/**
 * Message id → text and description, for all messages in the source of a package.
 *
 * @param folder - absolute path of the source folder
 */
export async function sourceMessages(folder: string): Promise<BaseMessages> {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
  const messages: Record<string, BaseMessage> = {};
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8').replace(USES_TRANSLATE, PUBLIC_IMPORT);
    const found = await extractMessages(file, text);
    for (const {id, message, description = ''} of found.messages) {
      // If a message is used several times, only one of the uses needs the description.
      if (!messages[id]?.description) messages[id] = {message, description};
    }
  }
  return messages;
}
