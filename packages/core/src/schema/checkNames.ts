/** Names of the checks of `site check`, in the order in which they run. */
export const CHECK_NAMES = [
  'links',
  'anchors',
  'translations',
  'budgets',
  'samples',
  'plugins',
  'external',
  'accessibility',
] as const;

export type CheckName = (typeof CHECK_NAMES)[number];
