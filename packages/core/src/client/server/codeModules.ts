import registry from '@generated/registry';
import {AsyncCache} from '../load/AsyncCache.js';
import {type CodeModule, loadCodeModule} from '../load/codeModule.js';

/** Reference of a loaded code module ("code:@theme/DocItem") → its namespace object. */
// Module state: one map for all renders of this process; never freed, as the modules of a build do not change.
const loaded = new AsyncCache<CodeModule>();

/** Returns a module if it is already loaded; rendering then needs no `await`. */
export function peekCode(ref: `code:${string}`): CodeModule | undefined {
  return loaded.peek(ref)?.value;
}

/**
 * Loads a code module and returns its namespace object.
 *
 * @throws if the bundle has no such module: neither routes nor content referred to it before bundling
 */
export async function loadCode(ref: `code:${string}`): Promise<CodeModule> {
  const load = registry[ref.slice('code:'.length)];
  if (!load) throw new Error(`The module "${ref.slice('code:'.length)}" is not part of this build.`);
  return loaded.load(ref, () => loadCodeModule(load));
}
