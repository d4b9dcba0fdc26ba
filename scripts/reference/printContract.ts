// Prints hooks and actions as Markdown: for each a heading, when it runs, its input, its output and an example.
import type {Member} from './readContract.js';

/** Name of a hook → URL of its longer section: "./lifecycle-apis.md#loadContent". */
export type Details = ReadonlyMap<string, string>;

function sentence(text: string | undefined): string {
  const whole = text ?? '';
  const start = whole.charAt(0).toUpperCase() + whole.slice(1);
  return /[.!]$/.test(start) ? start : `${start}.`;
}

function section({name, signature, summary, when, input, output, example}: Member, details: Details): string {
  const more = details.get(name);
  const link = more === undefined ? '' : ` [More](${more})`;
  return `### \`${name}\` {#${name}}

${summary}${link}

- **When**: ${sentence(when)}
- **Input**: ${sentence(input)}
- **Output**: ${sentence(output)}
- **Type**: \`${signature}\`

\`\`\`js checked=syntax
${example ?? ''}
\`\`\``;
}

const BLOCK = /<!-- contract: (\w+) -->\n[\s\S]*?<!-- end -->/g;

/**
 * Fills each block between `<!-- contract: Plugin -->` and `<!-- end -->` of a page with the members of that interface.
 */
export function fillContract(
  page: string,
  contracts: ReadonlyMap<string, readonly Member[]>,
  details: Details,
): string {
  return page.replace(BLOCK, (_block, name: string) => {
    const members = contracts.get(name);
    if (!members) throw new Error(`There is no contract "${name}".`);
    const sections = members.map((member) => section(member, details));
    return `<!-- contract: ${name} -->\n\n${sections.join('\n\n')}\n\n<!-- end -->`;
  });
}
