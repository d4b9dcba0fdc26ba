import fs from 'node:fs';
import path from 'node:path';
import type {SwizzleFlags} from '../../config/flags.js';
import {errors} from '../../errors/catalog.js';
import {currentName} from '../../plugins/docusaurusPackages.js';
import {listComponents} from '../../swizzle/listComponents.js';
import type {Language} from '../../swizzle/planEject.js';
import type {SwizzleAction, Theme, ThemeComponent} from '../../swizzle/Theme.js';
import {agree, askAction, askComponent, askLanguage, askTheme, isInteractive} from './prompts.js';

/**
 * Theme and component to swizzle, the action (wrap or eject), and the language of the files to write (TypeScript or
 * JavaScript).
 */
export interface SwizzleChoice {
  readonly theme: Theme;
  readonly component: ThemeComponent;
  readonly action: SwizzleAction;
  readonly language: Language;
}

/**
 * Key by which names of a theme are compared: equal for "classic", "@docusaurus/theme-classic" and
 * "@lectern/theme-classic".
 */
function themeKey(name: string): string {
  const official = name.toLowerCase().replace(/^@(?:docusaurus|lectern)\//, '');
  const whole = /^(?:docusaurus-)?(?:theme|plugin)-|\//.test(official) ? official : `theme-${official}`;
  return currentName(whole);
}

/** Finds a theme by its name, or by a short or Docusaurus name. @throws {SiteError} `SWIZZLE_THEME_UNKNOWN` */
export function findTheme(name: string, themes: readonly Theme[]): Theme {
  const exact = themes.find((theme) => theme.name === name);
  const found = exact ?? themes.find((theme) => themeKey(theme.name) === themeKey(name));
  if (found) return found;
  const owner = themes.find((theme) => theme.files.has(name));
  throw errors.swizzleThemeUnknown({name, known: themes.map((one) => one.name), owner: owner?.name});
}

/** Finds a component by its name; upper and lower case may differ. @throws {SiteError} `SWIZZLE_COMPONENT_UNKNOWN` */
function findComponent(name: string, theme: Theme, themes: readonly Theme[]): ThemeComponent {
  const components = listComponents(theme);
  const plain = name.replace(/\/+$/, '').replace(/^@theme\//, '');
  const found =
    components.find((one) => one.name === plain) ??
    components.find((one) => one.name.toLowerCase() === plain.toLowerCase());
  if (found) return found;
  const owners = themes.filter(({files}) => files.has(plain)).map((one) => one.name);
  const known = components.map((one) => one.name);
  throw errors.swizzleComponentUnknown({name, theme: theme.name}, {components: known, owners});
}

function missing(choice: 'theme' | 'component' | 'action'): void {
  if (!isInteractive()) throw errors.swizzleChoiceMissing(choice);
}

async function chooseTheme({theme}: SwizzleFlags, themes: readonly Theme[]): Promise<Theme> {
  if (theme !== undefined) return findTheme(theme, themes);
  missing('theme');
  const [only] = themes;
  return only && themes.length === 1 ? only : askTheme(themes);
}

async function chooseComponent({component}: SwizzleFlags, theme: Theme, themes: readonly Theme[]) {
  if (component !== undefined) return findComponent(component, theme, themes);
  missing('component');
  const isAllowed = ({levels}: ThemeComponent) => levels.wrap !== 'forbidden' || levels.eject !== 'forbidden';
  return askComponent(listComponents(theme).filter(isAllowed));
}

async function chooseAction({wrap, eject}: SwizzleFlags, component: ThemeComponent): Promise<SwizzleAction> {
  if (wrap) return 'wrap';
  if (eject) return 'eject';
  const {levels} = component;
  if (levels.wrap === 'forbidden' && levels.eject === 'forbidden') {
    throw errors.swizzleForbidden({name: component.name, action: 'wrap or eject'});
  }
  missing('action');
  return askAction(component);
}

async function chooseLanguage(flags: SwizzleFlags, siteDir: string): Promise<Language> {
  if (flags.typescript) return 'typescript';
  if (flags.javascript) return 'javascript';
  const usual = fs.existsSync(path.join(siteDir, 'tsconfig.json')) ? 'typescript' : 'javascript';
  const isComplete = flags.component !== undefined && (flags.wrap || flags.eject);
  return isInteractive() && !isComplete ? askLanguage(usual) : usual;
}

/**
 * Checks the safety level (safe, unsafe or forbidden) of an action. The user has to confirm an unsafe action. @throws
 * {SiteError} `SWIZZLE_FORBIDDEN`, `SWIZZLE_UNSAFE`, `SWIZZLE_NOT_WRITTEN`
 */
async function checkSafety({levels, name}: ThemeComponent, action: SwizzleAction, danger: boolean) {
  const level = levels[action];
  if (level === 'forbidden') {
    const other = action === 'wrap' ? 'eject' : 'wrap';
    const isOtherAllowed = levels[other] !== 'forbidden';
    throw errors.swizzleForbidden({name, action, ...(isOtherAllowed && {other})});
  }
  if (level === 'safe' || danger) return;
  if (!isInteractive()) throw errors.swizzleUnsafe({name, action});
  await agree(`It is unsafe to ${action} ${name}: it may change in any version of the theme. Continue?`);
}

/**
 * Takes the choices from the command line and prompts for missing ones.
 *
 * @throws {SiteError} `SWIZZLE_*` for unknown names, for a forbidden action, and for a missing choice without a
 *   terminal
 */
export async function chooseSwizzle(
  flags: SwizzleFlags,
  themes: readonly Theme[],
  siteDir: string,
): Promise<SwizzleChoice> {
  const theme = await chooseTheme(flags, themes);
  const component = await chooseComponent(flags, theme, themes);
  const action = await chooseAction(flags, component);
  await checkSafety(component, action, flags.danger);
  const language = await chooseLanguage(flags, siteDir);
  return {theme, component, action, language};
}
