import {z} from 'zod';

/** The part of the theme config that this theme reads. */
export const themeConfigSchema = z.looseObject({
  liveCodeBlock: z
    .strictObject({
      /** Where the result is: below the editor, or above it. */
      playgroundPosition: z.enum(['top', 'bottom']).default('bottom'),
    })
    .prefault({}),
});

/** With every default filled in. */
export type LiveThemeConfig = Pick<z.output<typeof themeConfigSchema>, 'liveCodeBlock'>;

/** Theme configuration as a site writes it. */
export interface ThemeConfig {
  readonly liveCodeBlock?: z.input<typeof themeConfigSchema>['liveCodeBlock'];
}
