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
  return body === '' ? [] : [`  ${selector} { ${body} }`];
}

/** One selector for all, so that what stands before it is written once. */
function anyOf(selectors: readonly string[]): string {
  return selectors.length === 1 ? selectors.join() : `:is(${selectors.join(', ')})`;
}

function themeRules(theme: PrismTheme, mode: 'light' | 'dark'): string[] {
  const scope = `[data-theme='${mode}']`;
  const {color, backgroundColor, ...otherPlain} = theme.plain;
  const variables = declarations({
    ...(color !== undefined && {'--prism-color': color}),
    ...(backgroundColor !== undefined && {'--prism-background-color': backgroundColor}),
  });
  const tokenRules = (selectorOf: (type: string) => string) =>
    theme.styles.flatMap(({types, style, languages}) => {
      const prefixes = languages?.map((language) => `${scope} :where(.language-${language}) `) ?? [
        `${scope} `,
      ];
      const selectors = prefixes.map((prefix) => prefix + anyOf(types.map(selectorOf)));
      return rule(selectors.join(', '), declarations(style));
    });
  return [
    ...rule(scope, variables),
    ...rule(`${scope} .theme-code-block`, declarations(otherPlain)),
    ...tokenRules((type) => `.token.${type}`),
    // The last class is the innermost type, see `tokenClassesOf`: it wins over the others.
    ...tokenRules((type) => `.token[class$=' ${type}']`),
  ];
}

/** Code colours as CSS, so that one markup serves both modes. A single configured theme serves both, too. */
export function prismCss(prism: {
  readonly theme?: PrismTheme | undefined;
  readonly darkTheme?: PrismTheme | undefined;
}): string {
  const light = prism.theme ?? defaultLightPrismTheme;
  const dark = prism.darkTheme ?? prism.theme ?? defaultDarkPrismTheme;
  const rules = [...themeRules(light, 'light'), ...themeRules(dark, 'dark')];
  return `@layer lectern.theme {\n${rules.join('\n')}\n}\n`;
}
