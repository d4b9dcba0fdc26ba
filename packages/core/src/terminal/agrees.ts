import readline from 'node:readline/promises';

/** True if there is a terminal for a question. */
export function hasTerminal(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY);
}

/** Prompts for a yes or no; the default is no. */
export async function agrees(question: string): Promise<boolean> {
  const prompt = readline.createInterface({input: process.stdin, output: process.stdout});
  try {
    return /^y(?:es)?$/i.test((await prompt.question(`${question} (y/N) `)).trim());
  } finally {
    prompt.close();
  }
}
