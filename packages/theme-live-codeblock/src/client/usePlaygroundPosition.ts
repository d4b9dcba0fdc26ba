import {useThemeConfig} from '@lectern/theme-common';

export type PlaygroundPosition = 'top' | 'bottom';

/** Part of `themeConfig` that this theme reads, after `validateThemeConfig`. */
interface LiveCodeBlockThemeConfig {
  readonly liveCodeBlock: {readonly playgroundPosition: PlaygroundPosition};
}

/**
 * Position of the result of live code, from the configuration of the site: above the editor ("top") or below it
 * ("bottom").
 */
export function usePlaygroundPosition(): PlaygroundPosition {
  return useThemeConfig<LiveCodeBlockThemeConfig>().liveCodeBlock.playgroundPosition;
}
