type Texts = {readonly [name: string]: string | Texts};

function isRecord(value: unknown): value is {readonly [name: string]: unknown} {
  return typeof value === 'object' && value !== null;
}

/** Replaces the texts that `changes` has others for; anything else in it is left out. */
export function replaceTexts<T extends Texts>(texts: T, changes: unknown): T {
  if (!isRecord(changes)) return texts;
  const entries = Object.entries(texts).map(([name, text]) => {
    const change = changes[name];
    if (typeof text !== 'string') return [name, replaceTexts(text, change)];
    return [name, typeof change === 'string' ? change : text];
  });
  return Object.fromEntries(entries) as T;
}
