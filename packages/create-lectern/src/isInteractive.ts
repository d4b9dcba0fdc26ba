import process from 'node:process';

/** True if there is a terminal for prompts, outside of CI. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && !process.env.CI;
}
