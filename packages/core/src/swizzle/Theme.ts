import {z} from 'zod';

export type SwizzleAction = 'wrap' | 'eject';

const levelSchema = z.enum(['safe', 'unsafe', 'forbidden']);

/** `safe`: the component keeps its props in a major version. `unsafe`: it may change in any version. `forbidden`: refused. */
export type SafetyLevel = z.infer<typeof levelSchema>;

export const swizzleConfigSchema = z.object({
  components: z.record(
    z.string(),
    z.object({
      actions: z.object({wrap: levelSchema, eject: levelSchema}),
      description: z.string().optional(),
    }),
  ),
});

/** Return value of `getSwizzleConfig` of a theme. */
export type SwizzleConfig = z.infer<typeof swizzleConfigSchema>;

/** A package or plugin whose components a site may replace. */
export interface Theme {
  /** Of the package; of the plugin where it is no package. */
  readonly name: string;
  /** Of the package. */
  readonly version: string | undefined;
  /** The folder that components are ejected from, absolute: the sources where the theme publishes them. */
  readonly dir: string;
  /** The components in it by name, with their files, absolute. */
  readonly files: ReadonlyMap<string, string>;
  readonly config: SwizzleConfig;
}

/** A component of a theme, or a folder of components. */
export interface ThemeComponent {
  /** "DocItem/Layout" */
  readonly name: string;
  /** Relative to the folder of the theme, with "/". Absent: a folder without a component of its own. */
  readonly file?: string;
  readonly levels: {readonly [action in SwizzleAction]: SafetyLevel};
  readonly description?: string;
}
