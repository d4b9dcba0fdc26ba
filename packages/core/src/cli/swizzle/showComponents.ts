import {listComponents} from '../../swizzle/listComponents.js';
import type {SafetyLevel, Theme} from '../../swizzle/Theme.js';
import {colors} from '../../terminal/colors.js';

const COLORS = {safe: colors.green, unsafe: colors.yellow, forbidden: colors.red} as const;

const LEGEND = `safe       the component keeps its props within a major version
unsafe     it may change in any version; the command asks, or needs --danger
forbidden  the command refuses`;

function showLevel(level: SafetyLevel): string {
  return COLORS[level](level.padEnd('forbidden'.length));
}

function showTheme(theme: Theme): string {
  const components = listComponents(theme);
  const width = Math.max('component'.length, ...components.map(({name}) => name.length));
  const rows = components.map(({name, levels, description = ''}) => {
    const cells = [name.padEnd(width), showLevel(levels.wrap), showLevel(levels.eject), description];
    return cells.join('  ').trimEnd();
  });
  const head = ['component'.padEnd(width), 'wrap'.padEnd('forbidden'.length), 'eject'].join('  ');
  const title = [theme.name, theme.version].filter(Boolean).join(' ');
  return [colors.bold(title), colors.dim(head), ...rows].join('\n');
}

/** Returns a table for each theme, with its components and how safe it is to wrap and to eject them. */
export function showComponents(themes: readonly Theme[]): string {
  return [...themes.map(showTheme), LEGEND].join('\n\n');
}
