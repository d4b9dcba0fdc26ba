// Written from config/schema.ts by `pnpm reference`: change the schema.

/** Settings of `site check` as a site writes them. */
export interface CheckConfig {
  /** `error`: the command fails; `warn`: it reports; `off`: the check does not run. */
  severity?:
    | {
        /**
         * Links and files that do not exist.
         *
         * @default 'error'
         */
        links?: 'error' | 'warn' | 'off' | undefined;
        /**
         * Links to parts of pages that do not exist.
         *
         * @default 'error'
         */
        anchors?: 'error' | 'warn' | 'off' | undefined;
        /**
         * Translations that are missing or stale.
         *
         * @default 'warn'
         */
        translations?: 'error' | 'warn' | 'off' | undefined;
        /**
         * Pages that are larger than their budget.
         *
         * @default 'error'
         */
        budgets?: 'error' | 'warn' | 'off' | undefined;
        /**
         * Samples of pages that fail.
         *
         * @default 'error'
         */
        samples?: 'error' | 'warn' | 'off' | undefined;
        /**
         * Faults that plugins find, such as published addresses that are gone.
         *
         * @default 'error'
         */
        plugins?: 'error' | 'warn' | 'off' | undefined;
        /**
         * Addresses of other sites that do not exist.
         *
         * @default 'error'
         */
        external?: 'error' | 'warn' | 'off' | undefined;
        /**
         * Breaches of rules of axe.
         *
         * @default 'error'
         */
        accessibility?: 'error' | 'warn' | 'off' | undefined;
      }
    | undefined;
  /**
   * Findings that are not reported.
   *
   * @default []
   */
  ignore?:
    | {
        /** Name of the check. */
        check?:
          | 'links'
          | 'anchors'
          | 'translations'
          | 'budgets'
          | 'samples'
          | 'plugins'
          | 'external'
          | 'accessibility'
          | undefined;
        /** Code of the finding. */
        code?: string | undefined;
        /** Pattern of the paths of the pages. */
        page?: string | undefined;
        /** Pattern of the paths of the files, from the folder of the site. */
        file?: string | undefined;
        /** Part of the message. */
        message?: string | undefined;
      }[]
    | undefined;
  /**
   * Limits for the sizes of pages, in bytes. Text is measured as it is sent, compressed by gzip.
   *
   * @default []
   */
  budgets?:
    | {
        /**
         * Pattern of the paths of the pages.
         *
         * @default '/**'
         */
        pages?: string | undefined;
        /** Limit for the document. */
        html?: number | undefined;
        /** Limit for all scripts that the document loads. */
        scripts?: number | undefined;
        /** Limit for all stylesheets that the document loads. */
        styles?: number | undefined;
        /** Limit for all images in the document. */
        images?: number | undefined;
      }[]
    | undefined;
  /** Requests to other sites. */
  external?:
    | {
        /**
         * Patterns of the only addresses that are requested; `*` matches any text. Left out: all.
         *
         * @default []
         */
        allow?: string[] | undefined;
        /**
         * Patterns of addresses that are not requested.
         *
         * @default []
         */
        deny?: string[] | undefined;
        /**
         * Hosts with private addresses that may be requested: `wiki.internal`, `localhost`.
         *
         * @default []
         */
        privateHosts?: string[] | undefined;
        /**
         * Days for which an address that was reached is not requested again.
         *
         * @default 7
         */
        cacheDays?: number | undefined;
      }
    | undefined;
}
