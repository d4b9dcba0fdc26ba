type ColorMode = 'light' | 'dark';

interface Input {
  /** The choice so far; `null` if the system decides. */
  readonly value: ColorMode | null;
  /** The system may decide. */
  readonly respectPrefersColorScheme: boolean;
  readonly systemMode: ColorMode;
}

const opposite = (mode: ColorMode): ColorMode => (mode === 'dark' ? 'light' : 'dark');

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Choice of the next click. Without the system it goes back and forth. With it there are three steps: first to the mode that the
 * system does not have, then to the other one, then back to the system.
 */
export default function nextColorMode({
  value,
  respectPrefersColorScheme,
  systemMode,
}: Input): ColorMode | null {
  if (!respectPrefersColorScheme) return opposite(value ?? 'light');
  if (value === null) return opposite(systemMode);
  return value === systemMode ? null : systemMode;
}
