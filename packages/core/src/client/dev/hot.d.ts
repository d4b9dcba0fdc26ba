/** What of webpack's hot module replacement is used here. */
interface ImportMeta {
  readonly webpackHot?: {
    readonly data?: Record<string, unknown>;
    accept(onError?: (error: unknown) => void): void;
    dispose(handler: (data: Record<string, unknown>) => void): void;
    invalidate(): void;
    status(): string;
    check(autoApply: boolean): Promise<readonly (string | number)[] | null>;
    apply(options?: object): Promise<readonly (string | number)[]>;
  };
}

/** Hash of the compile that this code is from; hot updates raise it. */
declare const __webpack_hash__: string;
