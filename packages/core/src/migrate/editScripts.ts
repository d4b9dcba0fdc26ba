/** A word before `docusaurus` after which it names something other than the command: a script, a folder, a workspace. */
const OTHER_MEANING = /^(?:run|run-script|cd|workspace|mkdir|rm|cp|mv|-(?!-?$|y$|-yes$).*)$/;

/** Command of Docusaurus that a script runs; "" for the command without arguments. */
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

/** `docusaurus build` → `site build`, wherever a script runs the command. */
export function editScript(script: string): string {
  let edited = script;
  for (const {start} of findCalls(script).reverse()) {
    edited = `${edited.slice(0, start)}site${edited.slice(start + 'docusaurus'.length)}`;
  }
  return edited;
}

/** The commands that a script runs with `docusaurus` or `site`: "build". */
export function commandsOf(script: string): readonly string[] {
  const calls = findCalls(script.replace(/(?<![^\s;&|('"])site(?=\s+[a-z])/g, 'docusaurus'));
  return calls.map(({command}) => command).filter((command) => command !== '');
}
