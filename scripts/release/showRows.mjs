/**
 * Prints a table of two columns. Further lines of a result are below its first one.
 *
 * @param {readonly (readonly [step: string, result: string])[]} rows
 */
export function showRows(rows) {
  const width = Math.max(...rows.map(([step]) => step.length));
  return rows
    .map(
      ([step, result]) => `${step.padEnd(width)}  ${result.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
    )
    .join('\n');
}
