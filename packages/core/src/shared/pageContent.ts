import type {PayloadContent, PayloadRoute} from './payload.js';
import {isPayloadContent} from './payloadModules.js';

/** Returns the Markdown file that a page shows; `undefined` if it shows none, or shows a list of files. */
export function pageContent(chain: readonly PayloadRoute[]): PayloadContent | undefined {
  const content = chain.at(-1)?.modules?.content;
  if (typeof content === 'string' && content.startsWith('content:'))
    return content.includes('?') ? undefined : {content: content as PayloadContent['content']};
  if (typeof content !== 'object' || 'length' in content || !isPayloadContent(content)) return undefined;
  return content.part === undefined ? content : undefined;
}
