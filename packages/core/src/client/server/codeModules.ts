import registry from '@generated/registry';
import {type CodeModule, loadCodeModule} from '../load/codeModule.js';

/** For the life of the worker: the modules of a build do not change. */
const loaded = new Map<string, CodeModule>();

/** The module, if it has been loaded before: rendering a page then waits for nothing. */
export function peekCode(ref: `code:${string}`): CodeModule | undefined {
  return loaded.get(ref);
}

/**
 * A module of the code lane: its namespace object.
 *
 * @throws if no route or content named it before bundling
 */
export async function loadCode(ref: `code:${string}`): Promise<CodeModule> {
  const known = loaded.get(ref);
  if (known) return known;
  const load = registry[ref.slice('code:'.length)];
  if (!load) throw new Error(`The module "${ref.slice('code:'.length)}" is not part of this build.`);
  const module = await loadCodeModule(load);
  loaded.set(ref, module);
  return module;
}
