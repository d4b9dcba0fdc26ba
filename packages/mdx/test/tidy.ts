/** Removes differences between the engines from HTML that are not visible on the page. */
export function tidy(html: string): string {
  return html
    .replace(/>\s*\n\s*</g, '><')
    .replaceAll('=""', '="true"')
    .replace(/<code (tokens="[^"]*") (class="[^"]*")/g, '<code $2 $1')
    .trim();
}
