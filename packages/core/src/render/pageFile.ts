import path from 'node:path';

/**
 * Returns the path of a rendered page. All pages are in one folder: creating hundreds of folders takes longer than
 * finding a file in a large one.
 */
export function pageFile(pagesDir: string, key: string): string {
  return `${pagesDir}${path.sep}${key}.html`;
}

/** Returns the path of the Markdown file of a rendered page, in the folder of `pageFile`. */
export function pageMarkdownFile(pagesDir: string, key: string): string {
  return `${pagesDir}${path.sep}${key}.md`;
}
