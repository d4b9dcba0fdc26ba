export interface Registry {
  /** "http://127.0.0.1:4873/": ends with "/". */
  readonly url: string;
  close(): Promise<void>;
}

export function startRegistry(input: {
  readonly tarballs: readonly string[];
  readonly upstream: string;
  readonly port?: number;
}): Promise<Registry>;
