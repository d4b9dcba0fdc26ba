interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** List of files to store, which `files.ts` sets. */
declare var precachedFiles: readonly PrecachedFile[];

/** Placeholder in `files.ts` that the build replaces by the list of files. */
declare var __WB_MANIFEST: readonly PrecachedFile[];

/** Alias of the module that the option `swCustom` names, or of `noCustom.ts`. */
declare module '@generated/pwa-custom' {
  export default function custom(params: {readonly offlineMode: boolean; readonly debug: boolean}): unknown;
}
