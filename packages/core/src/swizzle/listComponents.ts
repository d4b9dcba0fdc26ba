import path from 'node:path';
import type {Theme, ThemeComponent} from './Theme.js';

const COMPONENT = {wrap: 'unsafe', eject: 'unsafe'} as const;
/** There is nothing in it to wrap. */
const FOLDER = {wrap: 'forbidden', eject: 'unsafe'} as const;

/** "Footer/Links/Simple" → "Footer", "Footer/Links" */
function foldersAbove(name: string): string[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The components of a theme and the folders that they are in, sorted by name. */
export function listComponents({dir, files, config}: Theme): ThemeComponent[] {
  const names = new Set([...files.keys()].flatMap((name) => [name, ...foldersAbove(name)]));
  return [...names].sort().map((name) => {
    const file = files.get(name);
    const declared = Object.hasOwn(config.components, name) ? config.components[name] : undefined;
    return {
      name,
      levels: declared?.actions ?? (file === undefined ? FOLDER : COMPONENT),
      ...(file !== undefined && {file: path.relative(dir, file).split(path.sep).join('/')}),
      ...(declared?.description !== undefined && {description: declared.description}),
    };
  });
}
