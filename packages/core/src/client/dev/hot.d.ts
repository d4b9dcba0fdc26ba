/** The part of webpack's hot module replacement API that this folder uses. */
interface ImportMeta {
  readonly webpackHot?: {
    readonly data?: Record<string, unknown>;
    accept(onError?: (error: unknown) => void): void;
    dispose(handler: (data: Record<string, unknown>) => void): void;
    invalidate(): void;
    check(autoApply: boolean): Promise<readonly (string | number)[] | null>;
    apply(options?: object): Promise<readonly (string | number)[]>;
  };
}

/** Hash of the webpack compilation of the running code; changes with each hot update. */
declare const __webpack_hash__: string;
