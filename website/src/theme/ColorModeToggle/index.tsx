import {createStorageSlot, storageKey, useColorMode} from '@lectern/theme-common';
import {colorsKey, inSession, parseColors, showColors} from '@site/src/components/ShadeGenerator/colorStore';
import ColorModeToggle, {type Props} from '@theme-original/ColorModeToggle';
import {type ReactNode, useEffect} from 'react';

/** Wraps the theme's component: applies the colours that the visitor tries out with `ShadeGenerator` in this mode. */
export default function ColorModeToggleWithTrial(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  useEffect(() => {
    const stored = createStorageSlot(colorsKey(colorMode), inSession).get();
    showColors(parseColors(stored, colorMode));
  }, [colorMode]);
  const keys = (['light', 'dark'] as const).map((mode) => storageKey(colorsKey(mode)));
  return (
    <>
      <ColorModeToggle {...props} />
      <span hidden data-wake-stored={keys.join(' ')} />
    </>
  );
}

// A still page starts the app at once if colours are stored.
ColorModeToggleWithTrial.still = true;
