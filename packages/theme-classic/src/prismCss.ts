import type {PrismTheme} from '@lectern/theme-common';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from '@lectern/theme-common/prismThemes';

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

/** A scope alone, or a rule in it; empty declarations make no rule. */
function rule(selector: string, body: string): string[] {
  return body === '' || selector === '' ? [] : [`  ${selector} { ${body} }`];
}

type TokenRule = PrismTheme['styles'][number];

/**
 * The rules of one theme for tokens, twice: the last class is the innermost type, see `tokenClassesOf`, and wins over the others.
 * Plain tokens have the colour of the block, as in prism-react-renderer.
 *
 * @param scope - selector of the mode with a space behind it, or ""
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

/** The variables of a mode, and what its theme sets besides colours. */
function plainRules(theme: PrismTheme, scope: string, more: Style = {}): string[] {
  const {color, backgroundColor, ...otherPlain} = theme.plain;
  const variables = declarations({
    ...(color !== undefined && {'--prism-color': color}),
    ...(backgroundColor !== undefined && {'--prism-background-color': backgroundColor}),
    ...more,
  });
  return [...rule(scope, variables), ...rule(`${scope} .theme-code-block`, declarations(otherPlain))];
}

/** Tokens of a theme and the properties that each of them has; without values. */
function shapeOf({styles}: PrismTheme): string {
  return JSON.stringify(styles.map(({types, languages, style}) => [types, languages, Object.keys(style)]));
}

/** One list of rules for two themes of the same shape: values that differ become variables of the modes. */
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

/** Code colours as CSS, so that one markup serves both modes. A single configured theme serves both, too. */
export function prismCss(prism: {
  readonly theme?: PrismTheme | undefined;
  readonly darkTheme?: PrismTheme | undefined;
}): string {
  const light = prism.theme ?? defaultLightPrismTheme;
  const dark = prism.darkTheme ?? prism.theme ?? defaultDarkPrismTheme;
  const rules =
    shapeOf(light) === shapeOf(dark)
      ? sharedRules(light, dark)
      : [...ownRules(light, 'light'), ...ownRules(dark, 'dark')];
  return `@layer lectern.theme {\n${rules.join('\n')}\n}\n`;
}
