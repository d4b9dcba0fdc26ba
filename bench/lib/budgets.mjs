// Prints measured values with their limits, as a Markdown page.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {workFolder} from './tools.mjs';

/**
 * @param budget - either `ratio` (to another value) and its `limit`, or `most`, the maximum of `value`; empty without
 *   a limit
 */
export function row(what, value, unit, budget = {}) {
  return {what, value, unit, ...budget};
}

function verdict({value, ratio, limit, most}) {
  const times = `at most ${Number(limit?.toFixed(2))}×`;
  if (limit !== undefined) return ratio <= limit ? `kept (${times})` : `MISSED (${times})`;
  if (most !== undefined) return value <= most ? `kept (at most ${most})` : `MISSED (at most ${most})`;
  return '';
}

/**
 * Prints rows and writes them to bench/<name>; with reduced sizes (not `isFull`) to bench/.work/<name>.
 *
 * @param pressure - share of the time in which a process waited for a CPU core, in percent; `null` if the system does
 *   not measure it
 */
export function saveBudgets({name, isFull, title, script, conditions, rows, pressure}) {
  const cells = rows.map((result) => {
    const digits = result.unit === '' || result.unit === 'MB' || result.unit === 'ms' ? 0 : 2;
    const ratio = result.ratio === undefined ? '' : `${result.ratio.toFixed(2)}×`;
    return [result.what, `${result.value.toFixed(digits)} ${result.unit}`.trim(), ratio, verdict(result)];
  });
  const lines = [['what', 'value', 'ratio', 'budget'], ['---', '---:', '---:', '---'], ...cells];
  const table = lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
  const anchor = path.basename(script, '.mjs');
  const text = `# ${title}

Written by \`node bench/${script}\` on ${new Date().toISOString().slice(0, 10)}; do not edit by hand. What it measures: [README.md](README.md#${anchor}).

${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}; ${conditions}.${
    pressure === null ? '' : ` Some process waited for a core in ${pressure.toFixed(0)}% of the time.`
  }

${table}
`;
  console.log(`\n${table}`);
  const file = path.join(workFolder, isFull ? '..' : '.', name);
  fs.writeFileSync(file, text);
  console.log(`Written: ${path.relative(process.cwd(), file)}`);
}
