import {useThemeConfig} from '@lectern/theme-common';

export type PlaygroundPosition = 'top' | 'bottom';

/** Position of the result of live code in the site's configuration: above the editor ("top") or below it. */
export function usePlaygroundPosition(): PlaygroundPosition {
  // Checked by `validateThemeConfig` of this theme.
  const {liveCodeBlock} = useThemeConfig() as unknown as {
    readonly liveCodeBlock: {readonly playgroundPosition: PlaygroundPosition};
  };
  return liveCodeBlock.playgroundPosition;
}
