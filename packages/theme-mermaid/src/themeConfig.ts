import {z} from 'zod';

/** Settings of Mermaid that would let diagrams, which are content, run code. */
const options = z
  .looseObject({
    securityLevel: z
      .enum(['strict', 'sandbox'], {error: '"strict" or "sandbox": with others, diagrams can run code'})
      .optional(),
  })
  .default({});

/** The part of the theme config that this theme reads. */
export const themeConfigSchema = z.looseObject({
  mermaid: z
    .strictObject({
      /** Names of Mermaid's themes, for each colour mode. */
      theme: z
        .strictObject({light: z.string().default('default'), dark: z.string().default('dark')})
        .prefault({}),
      /** Settings of Mermaid. */
      options,
    })
    .prefault({}),
});

/** With every default filled in. */
export type MermaidThemeConfig = Pick<z.output<typeof themeConfigSchema>, 'mermaid'>;

/** Theme configuration as a site writes it. */
export interface ThemeConfig {
  readonly mermaid?: z.input<typeof themeConfigSchema>['mermaid'];
}
