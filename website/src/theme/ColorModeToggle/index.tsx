import {createStorageSlot, useColorMode} from '@lectern/theme-common';
import {colorsKey, inSession, parseColors, showColors} from '@site/src/components/ShadeGenerator/colorStore';
import ColorModeToggle, {type Props} from '@theme-original/ColorModeToggle';
import {type ReactNode, useEffect} from 'react';

/** Brings the colours that the visitor tries for a mode; see the page about styling. */
export default function ColorModeToggleWithTrial(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  useEffect(() => {
    const stored = createStorageSlot(colorsKey(colorMode), inSession).get();
    showColors(parseColors(stored, colorMode));
  }, [colorMode]);
  return <ColorModeToggle {...props} />;
}
