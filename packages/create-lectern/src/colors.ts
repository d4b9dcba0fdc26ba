/** Primary colours of a site: dark enough for text on white pages, and light enough for text on dark pages. */
export interface ColorPair {
  /** "#rrggbb" */
  readonly light: string;
  /** "#rrggbb" */
  readonly dark: string;
}

/** Choices for the colour of links, buttons and the current entry of menus. */
export const colors = {
  blue: {light: '#2563c9', dark: '#76a6f0'},
  teal: {light: '#0d6e6a', dark: '#4cc2ba'},
  green: {light: '#1d7440', dark: '#5cc98a'},
  purple: {light: '#6b41c2', dark: '#b39af5'},
  rose: {light: '#b3264f', dark: '#f38aa8'},
  orange: {light: '#9c450a', dark: '#f0a05a'},
} satisfies {readonly [name: string]: ColorPair};

export type ColorName = keyof typeof colors;

export const colorNames = Object.keys(colors) as readonly ColorName[];

/** Shades as Infima derives them: factor for darker ones, share of white for lighter ones. */
const SHADES = [
  ['dark', 0.9],
  ['darker', 0.85],
  ['darkest', 0.7],
  ['light', 0.15],
  ['lighter', 0.3],
  ['lightest', 0.5],
] as const;

function mix(color: string, change: (channel: number) => number): string {
  const channels = [1, 3, 5].map((at) => Math.round(change(Number.parseInt(color.slice(at, at + 2), 16))));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A primary colour and its six shades: "--ifm-color-primary-dark" → "#rrggbb". */
export function shadesOf(color: string): ReadonlyMap<string, string> {
  const shades = SHADES.map(([name, amount]) => {
    const shade = name.startsWith('dark')
      ? mix(color, (channel) => channel * amount)
      : mix(color, (channel) => channel + (255 - channel) * amount);
    return [`--ifm-color-primary-${name}`, shade] as const;
  });
  return new Map([['--ifm-color-primary', color], ...shades]);
}

function rule(selector: string, color: string): string {
  const lines = [...shadesOf(color)].map(([name, shade]) => `  ${name}: ${shade};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

/** Text of src/css/custom.css. */
export function colorStylesheet({light, dark}: ColorPair): string {
  return `/* The colour of links, buttons and the current entry of menus, with the shades that the theme uses. */
${rule(':root', light)}
${rule("[data-theme='dark']", dark)}`;
}
