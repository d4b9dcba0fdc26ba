type Prompts = typeof import('./prompts.js');

/** One choice of the user. */
interface Question<T> {
  /** Value of the flag, if it was given. */
  readonly flag: T | undefined;
  readonly fallback: T;
  /** The fallback in words: "template classic". */
  readonly label: string;
  readonly ask: (prompts: Prompts) => Promise<T>;
}

/** Takes values from flags, prompts or defaults, and lists the defaults. */
export interface Chooser {
  choose<T>(question: Question<T>): Promise<T>;
  /** Defaults that were taken without a prompt, in words. */
  readonly defaults: readonly string[];
  /** Absent if the user gets no prompts. */
  readonly prompts?: Prompts;
}

/** @param isInteractive - false takes the defaults */
export async function createChooser(isInteractive: boolean): Promise<Chooser> {
  const defaults: string[] = [];
  const prompts = isInteractive ? await import('./prompts.js') : undefined;
  return {
    defaults,
    prompts,
    async choose({flag, fallback, label, ask}) {
      if (flag !== undefined) return flag;
      if (prompts) return ask(prompts);
      defaults.push(label);
      return fallback;
    },
  };
}
