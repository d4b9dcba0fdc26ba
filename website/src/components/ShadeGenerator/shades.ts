/**
 * A CSS variable of Infima's primary colour. `adjustment`: part by which its lightness is lower than that of the base
 * colour: 0.1 is 10% darker, -0.1 is 10% lighter.
 */
export interface Shade {
  readonly name: string;
  readonly adjustment: number;
}

/** The primary colour and its shades, in the order in which the stylesheet has them. */
export const SHADES: readonly Shade[] = [
  {name: '--ifm-color-primary', adjustment: 0},
  {name: '--ifm-color-primary-dark', adjustment: 0.1},
  {name: '--ifm-color-primary-darker', adjustment: 0.15},
  {name: '--ifm-color-primary-darkest', adjustment: 0.3},
  {name: '--ifm-color-primary-light', adjustment: -0.1},
  {name: '--ifm-color-primary-lighter', adjustment: -0.15},
  {name: '--ifm-color-primary-lightest', adjustment: -0.3},
];

interface Hsl {
  /** 0 to 360, in degrees. */
  readonly hue: number;
  /** 0 to 1, as `lightness`. */
  readonly saturation: number;
  readonly lightness: number;
}

type Channels = readonly [red: number, green: number, blue: number];

/**
 * Parses a hexadecimal colour, with or without "#". @returns `#rrggbb` in lower case; `undefined` if the text is
 * invalid
 */
export function parseHex(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** Red, green and blue of a colour, from 0 to 1. */
function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toHsl(hex: string): Hsl {
  const [red, green, blue] = channelsOf(hex);
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return {hue: 0, saturation: 0, lightness};
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    max === red
      ? (green - blue) / range
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return {hue: (sector * 60 + 360) % 360, saturation, lightness};
}

function toHex({hue, saturation, lightness}: Hsl): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const sector = (offset + hue / 30) % 12;
    const value = lightness - amplitude * Math.max(-1, Math.min(sector - 3, 9 - sector, 1));
    // Rounds halves down, as the tools with which most sites computed their shades.
    return Math.round(value * 255 - 1e-6)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Changes the lightness of a colour. @param adjustment - see `Shade` */
export function adjustLightness(hex: string, adjustment: number): string {
  const color = toHsl(hex);
  return toHex({...color, lightness: Math.min(1, Math.max(0, color.lightness * (1 - adjustment)))});
}

/** Relative luminance of a colour as defined by WCAG 2, from 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
