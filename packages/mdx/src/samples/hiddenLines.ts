import {commentReader} from '../client/commentStyles.js';

/** Texts of the comments that hide lines. They are alone on their lines, as those of `highlight-next-line`. */
const NEXT = 'hide-next-line';
const START = 'hide-start';
const END = 'hide-end';

interface Line {
  readonly text: string;
  /** True for a comment that hides lines. */
  readonly isMark: boolean;
  readonly isHidden: boolean;
}

/** Returns the code that readers see: without hidden lines and the comments that hide them. */
export function shownCode(code: string, language: string): string {
  if (!mayHide(code)) return code;
  const lines = readLines(code, language);
  if (!lines.some(({isMark}) => isMark)) return code;
  const shown = lines.filter(({isMark, isHidden}) => !isMark && !isHidden).map(({text}) => text);
  const first = shown.findIndex(isFilled);
  return first === -1 ? '' : shown.slice(first, shown.findLastIndex(isFilled) + 1).join('\n');
}

/** Returns the code that is run. The comments that hide lines are empty lines in it, so all lines keep their numbers. */
export function runCode(code: string, language: string): string {
  if (!mayHide(code)) return code;
  return readLines(code, language)
    .map(({text, isMark}) => (isMark ? '' : text))
    .join('\n');
}

function mayHide(code: string): boolean {
  return code.includes(NEXT) || code.includes(START) || code.includes(END);
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function readLines(code: string, language: string): Line[] {
  const read = commentReader(language);
  let isInBlock = false;
  let isNext = false;
  return code.split('\n').map((text) => {
    const comment = read(text);
    const isMark = comment === NEXT || comment === START || comment === END;
    const isHidden = isInBlock || isNext;
    if (comment === START) isInBlock = true;
    if (comment === END) isInBlock = false;
    isNext = comment === NEXT;
    return {text, isMark, isHidden};
  });
}
