/** Returns the URL fragment for a path, for sites with the hash router: "/base/docs/intro" → "#/docs/intro". */
export function fragmentOfPath(path: string, baseUrl: string): string {
  return `#/${path.startsWith(baseUrl) ? path.slice(baseUrl.length) : ''}`;
}
