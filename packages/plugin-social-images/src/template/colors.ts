/** Primary colours of `@lectern/theme-classic` in light and dark mode, by the name in its option `colors`. */
export const THEME_COLORS: {readonly [name: string]: {readonly light: string; readonly dark: string}} = {
  blue: {light: '#2563c9', dark: '#76a6f0'},
  teal: {light: '#0d6e6a', dark: '#4cc2ba'},
  green: {light: '#1d7440', dark: '#5cc98a'},
  purple: {light: '#6b41c2', dark: '#b39af5'},
  rose: {light: '#b3264f', dark: '#f38aa8'},
  orange: {light: '#9c450a', dark: '#f0a05a'},
};

/** Reads "#rgb" and "#rrggbb". @returns red, green and blue, 0 to 255; `undefined` for other notations */
function channels(color: string): readonly number[] | undefined {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color.trim());
  if (!digits) return undefined;
  const [, short, long] = digits;
  const pairs = short ? [...short].map((digit) => digit + digit) : (long?.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

/** True for a background on which text has to be light. Backgrounds that are not "#rgb" or "#rrggbb" count as light. */
export function isDark(background: string): boolean {
  const [red = 255, green = 255, blue = 255] = channels(background) ?? [];
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}

/** Finds the primary colour that a stylesheet sets for the light mode. @returns `undefined` if it is no plain colour */
export function primaryColor(css: string): string | undefined {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    if (/dark/i.test(selector)) continue;
    const found = /--ifm-color-primary\s*:\s*([^;]+)/.exec(body)?.[1]?.trim();
    if (found && !found.includes('var(')) return found;
  }
  return undefined;
}
