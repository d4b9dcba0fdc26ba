import {wordSet} from '../wordSet.js';

export interface CodeMeta {
  /** Title of the code block: `title="x"`. */
  readonly title?: string;
  readonly showLineNumbers?: true | number;
  /**
   * Other words of the meta, with their values: `live`, `noInline`, `tab="a"`. Words that would be handlers ("onClick")
   * or properties of the code block itself (`RESERVED`) are left out.
   */
  readonly rest: {readonly [name: string]: true | string};
}

const RESERVED = wordSet(
  'children classname key ref tokens lineclasses metastring dangerouslysetinnerhtml style',
);
/** Matches a word of the meta with its value. Text directly after a closing quote is ignored: `title="x":`. */
const WORD = /(?:^|\s)([a-zA-Z_][\w-]*)(?:=(?:"([^"]*)"\S*|'([^']*)'\S*|([^\s"'{}]+|\{\d+\})))?(?=\s|$)/g;

/**
 * Parses the meta of a code block, the text after the language in its fence. Line ranges in braces ("{1,3-5}") are not
 * part of the result.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const rest: {[name: string]: true | string} = {};
  let title: string | undefined;
  let showLineNumbers: true | number | undefined;
  for (const [, name = '', double, single, bare] of withoutRanges(meta).matchAll(WORD)) {
    const value = double ?? single ?? bare;
    if (name === 'title') title = value ?? title;
    else if (name === 'showLineNumbers') showLineNumbers = lineNumbersOf(value);
    else if (!RESERVED.has(name.toLowerCase()) && !/^on[A-Z]/.test(name)) rest[name] = value ?? true;
  }
  return {...(title !== undefined && {title}), ...(showLineNumbers !== undefined && {showLineNumbers}), rest};
}

function lineNumbersOf(value: string | undefined): true | number {
  const start = Number(value?.replace(/^\{(.*)\}$/, '$1'));
  return value !== undefined && Number.isInteger(start) ? start : true;
}

/** Removes line ranges ("{1,3-5}"), but not braces in quoted values, such as a title. */
function withoutRanges(meta: string): string {
  return meta.replace(
    /("[^"]*"|'[^']*')|(^|\s|\w)\{[\d,\s.…-]*\}/g,
    (_, quoted: string | undefined, before: string | undefined) => quoted ?? before ?? '',
  );
}
