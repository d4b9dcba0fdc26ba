import {z} from '@lectern/core/zod';

/** Schema of the part of `themeConfig` that this theme reads. */
export const themeConfigSchema = z.looseObject({
  liveCodeBlock: z
    .strictObject({
      /** Position of the result: "top" is above the editor, "bottom" below it. */
      playgroundPosition: z.enum(['top', 'bottom']).default('bottom'),
    })
    .prefault({}),
});

/** The part of `themeConfig` that this theme reads, with every default filled in. */
export type LiveThemeConfig = Pick<z.output<typeof themeConfigSchema>, 'liveCodeBlock'>;

/** The part of `themeConfig` that this theme reads, as written in the configuration of a site. */
export interface ThemeConfig {
  readonly liveCodeBlock?: z.input<typeof themeConfigSchema>['liveCodeBlock'];
}
