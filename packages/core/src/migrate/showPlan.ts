import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff';
import {relativePath} from '../paths.js';
import {colors} from '../terminal/colors.js';
import type {FileChange, MigrationNote} from './MigrationPlan.js';

function colorLine(line: string): string {
  if (/^(?:---|\+\+\+) /.test(line)) return colors.bold(line);
  if (line.startsWith('@@')) return colors.cyan(line);
  if (line.startsWith('+')) return colors.green(line);
  return line.startsWith('-') ? colors.red(line) : line;
}

/** Returns the change of a file as text for the terminal: a unified diff, or the summary if there is one. */
export function showChange({file, before, after, summary}: FileChange, siteDir: string): string {
  const name = relativePath(siteDir, file);
  if (summary !== undefined) return `${colors.bold(name)}\n${summary}`;
  const old = before === undefined ? '/dev/null' : name;
  const options = {context: 3, headerOptions: FILE_HEADERS_ONLY};
  const patch = createTwoFilesPatch(old, name, before ?? '', after, undefined, undefined, options);
  return patch.trimEnd().split('\n').map(colorLine).join('\n');
}

function showNote({location, what, todo}: MigrationNote, siteDir: string): string {
  const file = location && relativePath(siteDir, location.file);
  const name = [file, location?.line].filter((part) => part !== undefined).join(':');
  return `- ${name === '' ? '' : `${colors.bold(name)} `}${what}\n  ${todo}`;
}

/** Returns the tasks for the user as text for the terminal: a list with file, line, difference and advice. */
export function showNotes(notes: readonly MigrationNote[], siteDir: string): string {
  const items = notes.map((note) => showNote(note, siteDir));
  return ['', colors.bold('What is left to you'), ...items, ''].join('\n');
}
