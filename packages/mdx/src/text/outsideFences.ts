export interface SourceLine {
  readonly text: string;
  /** True for a line of a fenced code block, its fences included. */
  readonly isCode: boolean;
  /** Text after an opening fence ("js title=…"); absent on all other lines. */
  readonly info?: string;
  /** True for the closing fence. */
  readonly isClosing?: boolean;
}

export function textOfLines(lines: readonly SourceLine[]): string {
  return lines.map((line) => line.text).join('\n');
}

export function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}

const FENCE = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*(`{3,}|~{3,})(.*)$/;

/** Splits text into lines, and marks the lines of fenced code, also in quotes and lists. */
export function scanLines(text: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const match = FENCE.exec(line);
    const [, marks = '', info = ''] = match ?? [];
    if (fence === undefined) {
      const opens = match !== null && !(marks.startsWith('`') && info.includes('`'));
      if (opens) fence = marks;
      lines.push(opens ? {text: line, isCode: true, info: info.trim()} : {text: line, isCode: false});
    } else {
      const closes =
        match !== null && marks[0] === fence[0] && marks.length >= fence.length && info.trim() === '';
      if (closes) fence = undefined;
      lines.push({text: line, isCode: true, isClosing: closes});
    }
  }
  return lines;
}
