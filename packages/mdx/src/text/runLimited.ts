import {type Context, createContext, Script} from 'node:vm';

interface Sandbox {
  readonly context: Context & {work?: () => void};
  readonly script: Script;
}

let sandbox: Sandbox | undefined;

/**
 * Runs a function that may never end, as searches by regular expressions of a site do on some texts. Scripts of `node:vm` are
 * the only synchronous code that Node ends after a time; one call costs about half a millisecond.
 *
 * @returns `undefined` if it took longer.
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

/** The error is made by the context of the script, whose `Error` is another one. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
