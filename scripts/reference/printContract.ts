// Prints hooks and actions for the website: a heading for each, and below it when it runs, its input, output and an example.
import type {Member} from './readContract.js';

/** Address of the section about a member that has more to say, by name: "./lifecycle-apis.md#loadContent". */
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

/** A page with the contracts of interfaces between `<!-- contract: Plugin -->` and `<!-- end -->`. */
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
