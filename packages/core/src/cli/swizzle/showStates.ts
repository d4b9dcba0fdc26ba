import {countedChanges} from '../../swizzle/countedChanges.js';
import type {EjectedState} from '../../swizzle/ejectedState.js';
import {shownThemeFile} from '../../swizzle/themeFolder.js';
import {colors} from '../colors.js';

function stateText(state: EjectedState): string {
  const {theme, latest, current, base, isDrifted, isEdited, record} = state;
  if (!current) return colors.yellow('deleted or renamed in this site');
  if (!theme) return colors.yellow(`the site does not use the theme ${record.theme}`);
  if (!latest) return colors.yellow('the theme does not have this file any more');
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

/** What became of each ejected file, and of the file of the theme that it comes from. */
export function showStates(states: readonly EjectedState[]): string {
  const width = Math.max(...states.map(({file}) => shownThemeFile(file).length));
  return states
    .map(
      (state) =>
        `${shownThemeFile(state.file).padEnd(width)}  ${stateText(state)}  ${colors.dim(versionsOf(state))}`,
    )
    .join('\n');
}
