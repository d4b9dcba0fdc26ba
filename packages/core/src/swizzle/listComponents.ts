import {readIfPresent} from '@lectern/store';
import {relativePath} from '../paths.js';
import {readSwizzleTag} from './swizzleTag.js';
import type {SwizzleConfig, Theme, ThemeComponent} from './Theme.js';

const COMPONENT = {wrap: 'unsafe', eject: 'unsafe'} as const;
/** Safety levels of folders and of modules that are no components: they cannot be rendered, so not wrapped either. */
const NO_COMPONENT = {wrap: 'forbidden', eject: 'unsafe'} as const;

/** True for the name of a React component, which begins with a capital letter. "Author/authorLink" is a function. */
function isComponentName(name: string): boolean {
  return /(?:^|\/)\p{Lu}[^/]*$/u.test(name);
}

function configured(name: string, {components}: SwizzleConfig): Partial<ThemeComponent> {
  const found = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!found) return {};
  const {actions, description} = found;
  return {levels: actions, ...(description !== undefined && {description})};
}

/** Lists the folders around a component, by its name: "Footer/Links/Simple" → "Footer", "Footer/Links". */
function foldersAbove(name: string): string[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Lists the components of a theme and the folders that contain them, sorted by name. Safety levels in
 * `getSwizzleConfig` override levels in comments of components.
 *
 * @throws {SiteError} `SWIZZLE_TAG_INVALID`
 */
export function listComponents({dir, files, config}: Theme): ThemeComponent[] {
  const names = new Set([...files.keys()].flatMap((name) => [name, ...foldersAbove(name)]));
  return [...names].sort().map((name) => {
    const file = files.get(name);
    if (file === undefined) return {name, levels: NO_COMPONENT, ...configured(name, config)};
    const tag = readSwizzleTag(readIfPresent(file) ?? '', file);
    const levels = isComponentName(name) ? COMPONENT : NO_COMPONENT;
    return {name, file: relativePath(dir, file), levels, ...tag, ...configured(name, config)};
  });
}
