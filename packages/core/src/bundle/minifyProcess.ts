import {type MinifyTask, minifyFiles} from './minifyFiles.js';

/** Message of this process to its parent: empty if the task succeeded, otherwise the error. */
export interface MinifyEnd {
  readonly error?: {readonly message: string; readonly stack?: string | undefined; readonly code?: unknown};
}

async function run(task: MinifyTask): Promise<MinifyEnd> {
  try {
    await minifyFiles(task);
    return {};
  } catch (error) {
    const {message, stack, code}: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error));
    return {error: {message, stack, code}};
  }
}

process.once('message', async (task: MinifyTask) => {
  const end = await run(task);
  // `exit` is necessary, since esbuild's child process keeps this process alive.
  process.send?.(end, undefined, undefined, () => process.exit(0));
});
