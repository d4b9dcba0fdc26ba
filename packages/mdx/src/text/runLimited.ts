import {type Context, createContext, Script} from 'node:vm';

interface Sandbox {
  readonly context: Context & {work?: () => void};
  readonly script: Script;
}

// Module state: one sandbox for all calls, since creating a context is slow. Each call replaces its `work`.
let sandbox: Sandbox | undefined;

/**
 * Runs a function with a time limit. A regular expression from the config of a site may take forever to search some
 * texts. Scripts of `node:vm` are the only synchronous code that Node can end; one call costs about half a millisecond.
 *
 * @returns `undefined` if the function took longer.
 */
export function runLimited<Result extends object>(work: () => Result, limitMs: number): Result | undefined {
  sandbox ??= {context: createContext(), script: new Script('work()')};
  const {context, script} = sandbox;
  let result: Result | undefined;
  context.work = () => {
    result = work();
  };
  try {
    script.runInContext(context, {timeout: limitMs});
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
  return result;
}

/**
 * Checks the code of an error. Its class cannot be compared, since the script in the sandbox has error classes of its
 * own.
 */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
