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
  const own = path.slice(baseUrl.length);
  // "x.html/" is the file "x.html/index.html", and "x.html" is a file.
  const page = own.endsWith('/') ? own.slice(0, -1) : own.replace(/\.html$/, '');
  return `${baseUrl}${page || 'index'}.md`;
}
