/**
 * Finds the line of source code that imports a module; in a stylesheet, the line that names a file.
 *
 * @param request - the resolved module name ("@site/src/Chart"); the source may have a relative name ("../src/Chart")
 * @returns line number from 1; `undefined` if no line imports the module
 */
export function lineOfImport(text: string, request: string): number | undefined {
  const name = request.replace(/\?.*$/, '').split(/[/!]/).pop() ?? request;
  const lines = text.split('\n');
  const written = (line: string) => /\b(?:import|from|require|url)\b/.test(line) && line.includes(name);
  const quoted = lines.findIndex((line) => written(line) && line.includes(request));
  const index = quoted === -1 ? lines.findIndex(written) : quoted;
  return index === -1 ? undefined : index + 1;
}
