/**
 * Returns the path of a page's Markdown file, relative to the output folder: "docs/intro.md" for
 * "docs/intro/index.html" and "docs/intro.html".
 */
export function markdownFile(htmlFile: string): string {
  const page = htmlFile.replace(/\.html$/, '').replace(/\/index$/, '');
  return `${page}.md`;
}

/**
 * Returns the URL of a page's Markdown file.
 *
 * @param path - route path of the page, base URL included
 */
export function markdownUrl(path: string, baseUrl: string): string {
  const page = path
    .slice(baseUrl.length)
    .replace(/\/$/, '')
    .replace(/\.html$/, '');
  return `${baseUrl}${page || 'index'}.md`;
}
