import {countedChanges} from '../../swizzle/countedChanges.js';
import type {EjectedState} from '../../swizzle/ejectedState.js';
import {shownThemeFile} from '../../swizzle/themeFolder.js';
import {colors} from '../../terminal/colors.js';

function stateText(state: EjectedState): string {
  const {theme, latest, current, base, isDrifted, isEdited, conflictLine, record} = state;
  if (!current) return colors.yellow('deleted or renamed in this site');
  if (!theme) return colors.yellow(`the site does not use the theme ${record.theme}`);
  if (!latest) return colors.yellow('the theme does not have this file any more');
  if (conflictLine !== undefined) return colors.red(`conflict marks in line ${conflictLine}: resolve them`);
  const edited = isEdited ? ', edited here' : '';
  if (!isDrifted) return `${colors.green('up to date')}${edited}`;
  const {added, removed} = countedChanges(base, latest);
  return `${colors.yellow('changed in the theme')} (+${added} −${removed})${edited}`;
}

function versionsOf({record, theme}: EjectedState): string {
  const from = [record.theme, record.version].filter(Boolean).join(' ');
  const isOther = theme?.version !== undefined && theme.version !== record.version;
  return isOther ? `from ${from}, now ${theme.version}` : `from ${from}`;
}

function isQuiet({current, theme, latest, isDrifted, isEdited, conflictLine}: EjectedState): boolean {
  const isUnchanged = !isDrifted && !isEdited && conflictLine === undefined;
  return Boolean(current && theme && latest) && isUnchanged;
}

function quietText(count: number): string[] {
  if (count === 1) return ['One file is as the theme has it.'];
  return count === 0 ? [] : [`${count} files are as the theme has them.`];
}

/**
 * Text about ejected files: a line for each file that the site or the theme has changed, and the number of unchanged
 * files.
 */
export function showStates(states: readonly EjectedState[]): string {
  const shown = states.filter((state) => !isQuiet(state));
  const width = Math.max(0, ...shown.map(({file}) => shownThemeFile(file).length));
  const lines = shown.map((state) =>
    [shownThemeFile(state.file).padEnd(width), stateText(state), colors.dim(versionsOf(state))].join('  '),
  );
  return [...lines, ...quietText(states.length - shown.length)].join('\n');
}
