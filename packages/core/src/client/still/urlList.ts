/** Splits an attribute with URLs, which contain no spaces. */
export function urlList(text: string | undefined): string[] {
  return text?.split(' ').filter(Boolean) ?? [];
}
