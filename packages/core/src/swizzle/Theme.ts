import {z} from '#zod';

/**
 * `wrap`: creates a component in `src/theme` that renders the component of the theme. `eject`: copies the component of
 * the theme to `src/theme`.
 */
export type SwizzleAction = 'wrap' | 'eject';

const levelSchema = z.enum(['safe', 'unsafe', 'forbidden']);

/**
 * `safe`: props of the component stay compatible within a major version. `unsafe`: the component may change in any
 * version. `forbidden`: the component cannot be ejected, or cannot be wrapped.
 */
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

/** Return value of a theme's `getSwizzleConfig`. */
export type SwizzleConfig = z.infer<typeof swizzleConfigSchema>;

/** A theme or plugin whose components a site may replace. */
export interface Theme {
  /** Name of the package, or of the plugin if it is not a package. */
  readonly name: string;
  /** Version of the package. */
  readonly version: string | undefined;
  /** Absolute folder from which components are ejected: the TypeScript sources if the theme publishes them. */
  readonly dir: string;
  /** Files of all components of the theme: name of the component ("DocItem/Layout") → absolute path. */
  readonly files: ReadonlyMap<string, string>;
  readonly config: SwizzleConfig;
}

/** A component of a theme, or a folder of components. */
export interface ThemeComponent {
  /** Name of the component: "DocItem/Layout". */
  readonly name: string;
  /** File of the component, relative to the theme's folder, with "/". Absent for a folder without an index file. */
  readonly file?: string;
  /** Safety of each action: "safe", "unsafe" or "forbidden". */
  readonly levels: {readonly [action in SwizzleAction]: SafetyLevel};
  readonly description?: string;
}
