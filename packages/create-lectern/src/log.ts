import process from 'node:process';

/** True if the output is a terminal that shows colours. */
const hasColors = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

export function bold(text: string): string {
  return hasColors ? `\u001b[1m${text}\u001b[22m` : text;
}

export const log = {
  line: (text: string): void => console.log(text),
  error: (text: string): void => console.error(text),
};
