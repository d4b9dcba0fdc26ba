/** Words after which `docusaurus` is not a command, but the name of a script, a folder or a workspace. */
const OTHER_MEANING = /^(?:run|run-script|cd|workspace|mkdir|rm|cp|mv|-(?!-?$|y$|-yes$).*)$/;

/**
 * A call of the command `docusaurus` in a script. `command` is its first argument ("build"), or "" without arguments.
 */
interface Call {
  readonly start: number;
  readonly command: string;
}

function findCalls(script: string): Call[] {
  const calls: Call[] = [];
  for (const match of script.matchAll(/(?<![^\s;&|('"])docusaurus(?![^\s;&|)'"])/g)) {
    const before = script.slice(0, match.index).trimEnd().split(/\s+/).at(-1) ?? '';
    if (OTHER_MEANING.test(before)) continue;
    const after = script.slice(match.index + match[0].length);
    calls.push({start: match.index, command: /^\s+([a-z][\w:-]*)/.exec(after)?.[1] ?? ''});
  }
  return calls;
}

/** Replaces the command `docusaurus` in a script by `site`: `docusaurus build` → `site build`. */
export function editScript(script: string): string {
  let edited = script;
  for (const {start} of findCalls(script).reverse()) {
    edited = `${edited.slice(0, start)}site${edited.slice(start + 'docusaurus'.length)}`;
  }
  return edited;
}

/** Commands that a script runs with `docusaurus` or `site`: `["build"]`. */
export function commandsOf(script: string): readonly string[] {
  const calls = findCalls(script.replace(/(?<![^\s;&|('"])site(?=\s+[a-z])/g, 'docusaurus'));
  return calls.map(({command}) => command).filter((command) => command !== '');
}
