import path from 'node:path';

/** Everything of a site below `node_modules/.cache`: safe to delete, to share, to lose in the middle. */
export function cacheDirOf(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/lectern');
}
