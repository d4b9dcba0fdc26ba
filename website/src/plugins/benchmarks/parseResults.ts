/** A table of bench/RESULTS.md. */
export interface ResultTable {
  /** Text above the table: "Build (median of the runs; cold/warm/edit)". */
  readonly caption: string;
  /** Names of the columns, without that of the tools. */
  readonly columns: readonly string[];
  readonly rows: readonly ResultRow[];
}

export interface ResultRow {
  readonly tool: string;
  /** One text for each column: "3.0 (0.43×)", or "–" where nothing was measured. */
  readonly cells: readonly string[];
}

export interface ResultSection {
  /** "1000 pages" */
  readonly title: string;
  readonly tables: readonly ResultTable[];
  /** Items of a list, in sections without tables. */
  readonly items: readonly string[];
}

export interface Results {
  /** Day of the measurement: "2026-11-27". */
  readonly date: string;
  /** Facts about the machine. */
  readonly machine: readonly string[];
  /** "lectern 0.0.0", "hugo v0.111.3", … */
  readonly versions: readonly string[];
  readonly sections: readonly ResultSection[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const itemsOf = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));

function parseSection(text: string): ResultSection {
  const lines = text.split('\n');
  const tables = lines.flatMap((line, index): ResultTable[] => {
    // The line of dashes below the names of the columns.
    if (!/^\|\s*-{3}/.test(line)) return [];
    const end = lines.findIndex((other, at) => at > index && !other.startsWith('|'));
    const body = lines.slice(index + 1, end === -1 ? undefined : end).map(cellsOf);
    const caption = lines
      .slice(0, index - 1)
      .filter((other) => other.trim() !== '' && !other.startsWith('|'))
      .at(-1);
    return [
      {
        caption: caption ?? '',
        columns: cellsOf(lines[index - 1] ?? '').slice(1),
        rows: body.map(([tool = '', ...cells]) => ({tool, cells})),
      },
    ];
  });
  return {title: lines[0]?.trim() ?? '', tables, items: tables.length === 0 ? itemsOf(lines) : []};
}

/**
 * Parses the text of bench/RESULTS.md.
 *
 * @throws {Error} if it has no date or no table
 */
export function parseResults(text: string): Results {
  const [head = '', ...rest] = text.split(/^## /m);
  const date = /\bon (\d{4}-\d\d-\d\d)\b/.exec(head)?.[1];
  const sections = rest.map(parseSection);
  if (date === undefined || sections.every(({tables}) => tables.length === 0))
    throw new Error('bench/RESULTS.md has no date or no table. "node bench/run.mjs" writes it.');
  return {
    date,
    machine: itemsOf(head.split('\n')),
    versions: /^Versions: (.*)$/m.exec(head)?.[1]?.split(' · ') ?? [],
    sections,
  };
}
