/**
 * Adds Lectern's folder of generated files after each line that ignores the folder of Docusaurus: ".docusaurus",
 * "website/.docusaurus/".
 *
 * @param generated - name of Lectern's folder: ".site"
 */
export function editGitignore(text: string, generated: string): string {
  const pattern = /^([ \t]*(?:[^#\s][^\n]*\/|\/)?)\.docusaurus(\/?[ \t]*)(\r?)$/gm;
  const names = new Set(text.split('\n').map(nameOf));
  return text.replace(pattern, (line, before: string, after: string, end: string) => {
    const added = `${before}${generated}${after}`;
    return names.has(nameOf(added)) ? line : `${line}\n${added}${end}`;
  });
}

function nameOf(line: string): string {
  return line.trim().replace(/^\/|\/$/g, '');
}
