import runtime from 'react-refresh/runtime';

/** Compiles that a page may be behind before it is easier to load it again. */
const MAX_STEPS = 50;

/**
 * Brings the running code to a compile, update by update.
 *
 * @throws if a module that changed cannot be replaced while the page runs
 */
export async function updateCode(hash: string): Promise<void> {
  const hot = import.meta.webpackHot;
  if (!hot) return;
  for (let step = 0; __webpack_hash__ !== hash; step += 1) {
    if (step === MAX_STEPS) throw new Error('The page is too far behind.');
    if (!(await hot.check(false))) throw new Error('The update is not there any more.');
    await hot.apply();
  }
  runtime.performReactRefresh();
}

/** Lets React swap components that content has registered. */
export function refreshComponents(): void {
  runtime.performReactRefresh();
}
