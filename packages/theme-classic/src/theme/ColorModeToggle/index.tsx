import {translate} from '@lectern/core/client/Translate';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import type {ColorMode, ColorModeChoice} from '@lectern/theme-common';
import nextColorMode from '@theme/ColorModeToggle/nextColorMode';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string | undefined;
  readonly buttonClassName?: string | undefined;
  readonly respectPrefersColorScheme: boolean;
  /** Choice of the visitor; `null` for the mode of the operating system. */
  readonly value: ColorModeChoice;
  readonly onChange: (colorModeChoice: ColorModeChoice) => void;
}

function modeLabel(value: ColorModeChoice): string {
  if (value === null) {
    return translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name of the colour mode that follows the system',
    });
  }
  return value === 'dark'
    ? translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name of the dark colour mode',
      })
    : translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name of the light colour mode',
      });
}

function systemMode(): ColorMode {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The button that switches between light, dark and system mode. @swizzle safe */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme, value, onChange} = props;
  const isBrowser = useIsBrowser();
  const mode = modeLabel(value);
  const label = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'The label of the button that changes the colour mode',
    },
    {mode},
  );
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        type="button"
        onClick={() => onChange(nextColorMode({value, respectPrefersColorScheme, systemMode: systemMode()}))}
        disabled={!isBrowser}
        // On a still page, the first click starts the app, so the script of these pages enables the button.
        data-wake="enable click"
        title={mode}
        aria-label={label}
      >
        {/* All three icons are in the HTML: CSS shows one of them by an attribute of <html>, also before hydration. */}
        <IconLightMode aria-hidden className={clsx(styles.toggleIcon, styles.lightToggleIcon)} />
        <IconDarkMode aria-hidden className={clsx(styles.toggleIcon, styles.darkToggleIcon)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.toggleIcon, styles.systemToggleIcon)} />
      </button>
    </div>
  );
}

// The icons of all modes are in the HTML, and CSS shows one.
ColorModeToggle.still = true;
