/**
 * Hook of Node for imports of ES modules, which runs in a separate thread. Resolves imports of core, and imports of
 * `@docusaurus/…` that Node does not find; see `packageFallbacks.ts`.
 */
import type {ResolveHook} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {addPackageFallbacks, fallbackFile, runningCoreFile} from './packageFallbacks.js';

/**
 * Called by Node when the hook is registered.
 *
 * @param data - the `data` that the main thread has passed to `register`
 */
export function initialize({siteDirs}: {readonly siteDirs: readonly string[]}): void {
  for (const siteDir of siteDirs) addPackageFallbacks(siteDir);
}

export const resolve: ResolveHook = async (specifier, context, nextResolve) => {
  const core = runningCoreFile(specifier);
  if (core !== undefined) return {url: pathToFileURL(core).href, shortCircuit: true};
  if (!specifier.startsWith('@docusaurus/')) return nextResolve(specifier, context);
  try {
    return await nextResolve(specifier, context);
  } catch (error) {
    const {parentURL} = context;
    const from = parentURL?.startsWith('file:') ? fileURLToPath(parentURL) : undefined;
    const file = fallbackFile(specifier, from);
    if (file === undefined) throw error;
    return {url: pathToFileURL(file).href, shortCircuit: true};
  }
};
