import type {ColorMode} from '@lectern/theme-common';
import {adjustLightness, parseHex, SHADES} from './shades';

/** Choice of a visitor for one colour mode. */
export interface Colors {
  readonly baseColor: string;
  readonly background: string;
  /** From names of shades to their adjustments. */
  readonly shades: {readonly [name: string]: number};
}

const defaultShades = Object.fromEntries(SHADES.map(({name, adjustment}) => [name, adjustment]));

const defaults: {readonly [mode in ColorMode]: Colors} = {
  light: {baseColor: '#2e8555', background: '#ffffff', shades: defaultShades},
  dark: {baseColor: '#25c2a0', background: '#1b1b1d', shades: defaultShades},
};

export function defaultColors(mode: ColorMode): Colors {
  return defaults[mode];
}

/** Where the colours of a mode are stored: until the window is closed, for they are a trial. */
export const colorsKey = (mode: ColorMode) => `ifm-theme-colors-${mode}`;
export const inSession = {persistence: 'sessionStorage'} as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const colorOr = (value: unknown, fallback: string) =>
  (typeof value === 'string' ? parseHex(value) : undefined) ?? fallback;

export function isAdjustment(value: unknown): value is number {
  return typeof value === 'number' && value >= -1 && value <= 1;
}

/** @returns `undefined` where nothing is stored, or what is no set of colours; a part that is none is the default */
export function parseColors(text: string | null, mode: ColorMode): Colors | undefined {
  const stored = parseJson(text ?? '');
  if (!isRecord(stored)) return undefined;
  const fallback = defaultColors(mode);
  const adjustments = isRecord(stored.shades) ? stored.shades : {};
  const shades = Object.entries(fallback.shades).map(([name, adjustment]) => {
    const own = adjustments[name];
    return [name, isAdjustment(own) ? own : adjustment];
  });
  return {
    baseColor: colorOr(stored.baseColor, fallback.baseColor),
    background: colorOr(stored.background, fallback.background),
    shades: Object.fromEntries(shades),
  };
}

/** The variables of a stylesheet for these colours. */
export function variablesOf({
  baseColor,
  shades,
}: Colors): readonly (readonly [name: string, color: string])[] {
  return Object.entries(shades).map(([name, adjustment]) => [name, adjustLightness(baseColor, adjustment)]);
}

const BACKGROUND = '--ifm-background-color';

/** Shows colours on the whole page; `undefined` gives it back those of its stylesheet. */
export function showColors(colors: Colors | undefined): void {
  const {style} = document.documentElement;
  for (const name of [...Object.keys(defaultShades), BACKGROUND]) style.removeProperty(name);
  if (colors === undefined) return;
  for (const [name, color] of variablesOf(colors)) style.setProperty(name, color);
  style.setProperty(BACKGROUND, colors.background);
}
