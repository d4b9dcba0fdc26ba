import type {PrismTheme} from '@lectern/theme-common';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from '@lectern/theme-common/prismThemes';
import type {ClassicThemeConfig} from './themeConfig.js';

type Style = {readonly [property: string]: string | number | undefined};

function cssProperty(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function declarations(style: Style): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${cssProperty(name)}: ${value};`)
    .join(' ');
}

/** Lines of a CSS rule; none if the selector or the body is "". */
function rule(selector: string, body: string): string[] {
  return body === '' || selector === '' ? [] : [`  ${selector} { ${body} }`];
}

type TokenRule = PrismTheme['styles'][number];

/**
 * CSS rules of a theme for its token types. A token has a class for each of its types; the last type decides (see
 * `tokenClassesOf`). So all rules are repeated below, with selectors that match only the last class. Plain tokens have
 * no rule: they have the colour of the block, as in prism-react-renderer.
 *
 * @param scope - selector of the colour mode, with a space at its end; "" for both modes
 */
function tokenRules(styles: readonly TokenRule[], scope: string): string[] {
  const rules = (selectorOf: (type: string) => string) =>
    styles.flatMap(({types, style, languages}) => {
      const prefixes = languages?.map((language) => `${scope}:where(.language-${language}) `) ?? [scope];
      const selectors = prefixes.flatMap((prefix) =>
        types.filter((type) => type !== 'plain').map((type) => prefix + selectorOf(type)),
      );
      return rule(selectors.join(', '), declarations(style));
    });
  return [...rules((type) => `.token.${type}`), ...rules((type) => `.token[class$=' ${type}']`)];
}

/**
 * CSS rules for a theme's `plain` style: variables for its two colours, and a rule for its other properties.
 *
 * @param more - further variables
 */
function plainRules(theme: PrismTheme, scope: string, more: Style = {}): string[] {
  const {color, backgroundColor, ...otherPlain} = theme.plain;
  const variables = declarations({
    '--prism-color': color,
    '--prism-background-color': backgroundColor,
    ...more,
  });
  return [...rule(scope, variables), ...rule(`${scope} .theme-code-block`, declarations(otherPlain))];
}

/**
 * JSON of the token types of a theme and the names of their CSS properties, without values. Two themes have the same
 * shape if this text is equal.
 */
function shapeOf({styles}: PrismTheme): string {
  return JSON.stringify(styles.map(({types, languages, style}) => [types, languages, Object.keys(style)]));
}

/**
 * CSS rules that two themes of equal shape (`shapeOf`) share. Values that differ are CSS variables, which each colour
 * mode sets.
 */
function sharedRules(light: PrismTheme, dark: PrismTheme): string[] {
  const variables: {light: Record<string, string>; dark: Record<string, string>} = {light: {}, dark: {}};
  const styles = light.styles.map((own, index) => {
    const other = dark.styles[index]?.style ?? {};
    const values = Object.entries(own.style).map(([name, value]) => {
      if (value === other[name]) return [name, value];
      const variable = `--prism-${cssProperty(name)}-${index}`;
      variables.light[variable] = String(value);
      variables.dark[variable] = String(other[name]);
      return [name, `var(${variable})`];
    });
    return {...own, style: Object.fromEntries(values)};
  });
  return [
    ...plainRules(light, scopeOf('light'), variables.light),
    ...plainRules(dark, scopeOf('dark'), variables.dark),
    ...tokenRules(styles, ''),
  ];
}

const scopeOf = (mode: 'light' | 'dark') => `[data-theme='${mode}']`;

function ownRules(theme: PrismTheme, mode: 'light' | 'dark'): string[] {
  const scope = scopeOf(mode);
  return [...plainRules(theme, scope), ...tokenRules(theme.styles, `${scope} `)];
}

/**
 * Stylesheet of the code colours for both colour modes, which use the same HTML. If only `theme` is set, both modes use
 * it.
 *
 * @param hasBackgrounds - false if the default themes get their backgrounds from another stylesheet
 */
export function prismCss(
  prism: Pick<ClassicThemeConfig['prism'], 'theme' | 'darkTheme'>,
  hasBackgrounds = true,
): string {
  const defaultTheme = ({plain, styles}: PrismTheme): PrismTheme =>
    hasBackgrounds ? {plain, styles} : {plain: {color: plain.color}, styles};
  const light = prism.theme ?? defaultTheme(defaultLightPrismTheme);
  const dark = prism.darkTheme ?? prism.theme ?? defaultTheme(defaultDarkPrismTheme);
  const rules =
    shapeOf(light) === shapeOf(dark)
      ? sharedRules(light, dark)
      : [...ownRules(light, 'light'), ...ownRules(dark, 'dark')];
  return `@layer lectern.theme {\n${rules.join('\n')}\n}\n`;
}
