import {useThemeConfig} from '@lectern/theme-common';

export type PlaygroundPosition = 'top' | 'bottom';

/** Where the site wants the result of live code: above or below the editor. */
export function usePlaygroundPosition(): PlaygroundPosition {
  // Checked by `validateThemeConfig` of this theme.
  const {liveCodeBlock} = useThemeConfig() as unknown as {
    readonly liveCodeBlock: {readonly playgroundPosition: PlaygroundPosition};
  };
  return liveCodeBlock.playgroundPosition;
}
