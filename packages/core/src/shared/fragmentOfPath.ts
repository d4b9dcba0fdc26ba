/** The fragment for a path: "/base/docs/intro" → "#/docs/intro". */
export function fragmentOfPath(path: string, baseUrl: string): string {
  return `#/${path.startsWith(baseUrl) ? path.slice(baseUrl.length) : ''}`;
}
