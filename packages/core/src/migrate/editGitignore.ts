/**
 * Ignores the folder for generated files where that of Docusaurus is ignored.
 *
 * @param generated - its name: ".site"
 */
export function editGitignore(text: string, generated: string): string {
  const pattern = /^([ \t]*\/?)\.docusaurus(\/?[ \t]*)(\r?)$/m;
  const names = text.split('\n').map((line) => line.trim().replace(/^\/|\/$/g, ''));
  if (names.includes(generated)) return text;
  return text.replace(pattern, (line, before: string, after: string, end: string) => {
    return `${line}\n${before}${generated}${after}${end}`;
  });
}
