import {createStorageSlot, useColorMode} from '@lectern/theme-common';
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
  return <ColorModeToggle {...props} />;
}

ColorModeToggleWithTrial.still = true;
