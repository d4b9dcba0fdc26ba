import {z} from '@lectern/core/zod';

/** Schema of Mermaid's settings. It rejects security levels at which diagrams, which are content, can run code. */
const options = z
  .looseObject({
    securityLevel: z
      .enum(['strict', 'sandbox'], {error: '"strict" or "sandbox": with others, diagrams can run code'})
      .optional(),
  })
  .default({});

/** Schema of the part of `themeConfig` that this theme reads. */
export const themeConfigSchema = z.looseObject({
  mermaid: z
    .strictObject({
      /** Name of the Mermaid theme for each colour mode. */
      theme: z
        .strictObject({light: z.string().default('default'), dark: z.string().default('dark')})
        .prefault({}),
      /** Settings that are passed to Mermaid. */
      options,
    })
    .prefault({}),
});

/** The part of `themeConfig` that this theme reads, with every default filled in. */
export type MermaidThemeConfig = Pick<z.output<typeof themeConfigSchema>, 'mermaid'>;

/** The part of `themeConfig` that this theme reads, as written in the configuration of a site. */
export interface ThemeConfig {
  readonly mermaid?: z.input<typeof themeConfigSchema>['mermaid'];
}
