/**
 * The line on which a text imports a module; in a stylesheet, one that names a file.
 *
 * @param request - as it was resolved ("@site/src/Chart"); the text may write it otherwise ("../src/Chart")
 * @returns from 1; `undefined` if no line does
 */
export function lineOfImport(text: string, request: string): number | undefined {
  const name = request.replace(/\?.*$/, '').split(/[/!]/).pop() ?? request;
  const lines = text.split('\n');
  const written = (line: string) => /\b(?:import|from|require|url)\b/.test(line) && line.includes(name);
  const quoted = lines.findIndex((line) => written(line) && line.includes(request));
  const index = quoted === -1 ? lines.findIndex(written) : quoted;
  return index === -1 ? undefined : index + 1;
}
