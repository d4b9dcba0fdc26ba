import type {MdNode} from '../tree.js';

/** Language and meta of a fence. */
export interface FenceLanguage {
  /** As the author wrote it; the default language of the site if there is none, or empty. */
  readonly language: string;
  /** Text after the language, with a range of lines that is written directly behind it: `js{1,3}`. */
  readonly meta: string;
}

/** Returns the language and the meta of a fence. */
export function languageOf(
  node: MdNode,
  {defaultLanguage}: {readonly defaultLanguage?: string | undefined},
): FenceLanguage {
  const [language = '', range = ''] = (node.lang ?? defaultLanguage ?? '').split(/(?=\{)/, 2);
  return {language, meta: [range, node.meta].filter(Boolean).join(' ')};
}
