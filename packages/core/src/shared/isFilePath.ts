/**
 * Returns true if a URL path looks like a file rather than a page: "/files/report.pdf", but neither "/docs/2.0.1" nor
 * "/docs/1.x".
 */
export function isFilePath(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{1,5}$/i.test(path.replace(/[?#].*$/s, ''));
}
