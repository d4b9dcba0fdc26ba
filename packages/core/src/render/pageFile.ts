import path from 'node:path';

/** Where a rendered page is stored, by its key. */
export function pageFile(pagesDir: string, key: string): string {
  return path.join(pagesDir, key.slice(0, 2), `${key}.html`);
}
