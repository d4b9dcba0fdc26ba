interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Set by the script with the list of files. */
declare var precachedFiles: readonly PrecachedFile[];

/** Replaced by the list in that script. */
declare var __WB_MANIFEST: readonly PrecachedFile[];

/** The module that the option `swCustom` names, or one that does nothing. */
declare module '@generated/pwa-custom' {
  export default function custom(params: {readonly offlineMode: boolean; readonly debug: boolean}): unknown;
}
