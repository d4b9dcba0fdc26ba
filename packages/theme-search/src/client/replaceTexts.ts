import {isRecord} from '../hosted/client/unknownValue.js';

type Texts = {readonly [name: string]: string | Texts};

/**
 * Replaces texts with the texts of the same name in `changes`. Ignores other names, and values that are not strings.
 */
export function replaceTexts<T extends Texts>(texts: T, changes: unknown): T {
  if (!isRecord(changes)) return texts;
  const entries = Object.entries(texts).map(([name, text]) => {
    const change = changes[name];
    if (typeof text !== 'string') return [name, replaceTexts(text, change)];
    return [name, typeof change === 'string' ? change : text];
  });
  return Object.fromEntries(entries) as T;
}
