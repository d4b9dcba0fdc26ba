import {useThemeConfig} from '@lectern/theme-common';

export type PlaygroundPosition = 'top' | 'bottom';

/**
 * Position of the result of live code, from the configuration of the site: above the editor ("top") or below it
 * ("bottom").
 */
export function usePlaygroundPosition(): PlaygroundPosition {
  // The cast is correct: `validateThemeConfig` of this theme has checked the field.
  const {liveCodeBlock} = useThemeConfig() as unknown as {
    readonly liveCodeBlock: {readonly playgroundPosition: PlaygroundPosition};
  };
  return liveCodeBlock.playgroundPosition;
}
