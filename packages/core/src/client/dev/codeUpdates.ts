import runtime from 'react-refresh/runtime';

/** Maximum number of hot updates to apply; if the page is further behind, a reload is faster. */
const MAX_STEPS = 50;

/**
 * Applies hot updates one by one, until the running code has the given hash.
 *
 * @throws if more than `MAX_STEPS` updates are needed, an update is missing, or a changed module cannot be replaced
 *   while the page runs
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

/** Makes React replace components of Markdown files by their new versions, which are registered already. */
export function refreshComponents(): void {
  runtime.performReactRefresh();
}
