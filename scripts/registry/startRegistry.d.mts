export interface Registry {
  /** URL of the registry, with "/" at its end: "http://127.0.0.1:4873/". */
  readonly url: string;
  close(): Promise<void>;
}

export function startRegistry(input: {
  readonly tarballs: readonly string[];
  readonly upstream?: string;
  readonly port?: number;
}): Promise<Registry>;
