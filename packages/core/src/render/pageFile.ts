import path from 'node:path';

/** Where a rendered page is stored, by its key. One folder: making hundreds costs more than looking into a large one. */
export function pageFile(pagesDir: string, key: string): string {
  return `${pagesDir}${path.sep}${key}.html`;
}
