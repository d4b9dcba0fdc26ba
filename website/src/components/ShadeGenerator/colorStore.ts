import type {ColorMode} from '@lectern/theme-common';
import {adjustLightness, parseHex, SHADES} from './shades';

/** Colours that a visitor has chosen for light or dark mode. */
export interface Colors {
  readonly baseColor: string;
  readonly background: string;
  /** Name of the CSS variable of a shade → its adjustment (see `Shade`). */
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

/**
 * Key in `sessionStorage` for the colours of a mode. They are only tried out, so they are not kept after the tab is
 * closed.
 */
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

/**
 * Parses stored colours. An invalid part is replaced by its default.
 *
 * @returns `undefined` if nothing is stored, or the text is not an object
 */
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

/** CSS variables of the primary colour and its shades, as pairs of name and value. */
export function variablesOf({
  baseColor,
  shades,
}: Colors): readonly (readonly [name: string, color: string])[] {
  return Object.entries(shades).map(([name, adjustment]) => [name, adjustLightness(baseColor, adjustment)]);
}

const BACKGROUND = '--ifm-background-color';

/** Applies colours to the whole page; `undefined` restores those of the stylesheet. */
export function showColors(colors: Colors | undefined): void {
  const {style} = document.documentElement;
  for (const name of [...Object.keys(defaultShades), BACKGROUND]) style.removeProperty(name);
  if (colors === undefined) return;
  for (const [name, color] of variablesOf(colors)) style.setProperty(name, color);
  style.setProperty(BACKGROUND, colors.background);
}

// Only functions that components call in effects and event handlers.
export const still = true;
