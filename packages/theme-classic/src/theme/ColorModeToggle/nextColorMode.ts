import type {ColorMode, ColorModeChoice} from '@lectern/theme-common';

interface Input {
  /** Current choice of the visitor; `null` for the mode of the operating system. */
  readonly value: ColorModeChoice;
  /** True if the page has the mode of the operating system as long as the visitor has not chosen a mode. */
  readonly respectPrefersColorScheme: boolean;
  readonly systemMode: ColorMode;
}

const opposite = (mode: ColorMode): ColorMode => (mode === 'dark' ? 'light' : 'dark');

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Colour mode after the next click. Without `respectPrefersColorScheme`, it alternates between light and dark. With it,
 * there are three steps: the opposite of the system's mode, the same mode as the system's, `null`.
 */
export default function nextColorMode(input: Input): ColorModeChoice {
  const {value, respectPrefersColorScheme, systemMode} = input;
  if (!respectPrefersColorScheme) return opposite(value ?? 'light');
  if (value === null) return opposite(systemMode);
  return value === systemMode ? null : systemMode;
}
