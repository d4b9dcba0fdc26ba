// Written from config/schema.ts by `pnpm reference`: change the schema.

/** Settings of `site samples` as a site writes them. */
export interface SamplesConfig {
  /** How samples are run, by the language of the fence: `{ts: {command: ["tsx", "{file}"]}}`. */
  languages?:
    | {
        [name: string]: {
          /** Program and its arguments. `{file}` is the file of the sample. It runs in the folder of the sample, without a shell. */
          command: string[];
          /** Ending of the file of the sample. Left out: the name of the language. */
          extension?: string | undefined;
          /**
           * Code before each sample of the language.
           *
           * @default ''
           */
          prelude?: string | undefined;
          /**
           * Seconds after which the sample fails, and its processes are ended.
           *
           * @default 10
           */
          timeout?: number | undefined;
        };
      }
    | undefined;
  /**
   * Patterns of pages whose samples are not run, from the folder of the site.
   *
   * @default ['versioned_docs/**', '*_versioned_docs/**']
   */
  exclude?: string[] | undefined;
  /**
   * Patterns of files that samples use, from the folder of the site, such as `../packages/*\/src/**`. If one changes, all samples run again.
   *
   * @default []
   */
  inputs?: string[] | undefined;
  /**
   * Names of environment variables that samples get, besides `PATH` and those of the language and the time zone.
   *
   * @default []
   */
  env?: string[] | undefined;
  /**
   * Limit for what a sample writes into its folder, in bytes.
   *
   * @default 64000000
   */
  maxFolderSize?: number | undefined;
  /**
   * Limit for the number of processes of a sample at one time. Checked on Linux.
   *
   * @default 64
   */
  maxProcesses?: number | undefined;
}
