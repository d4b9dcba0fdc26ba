import type {Registry} from './startRegistry.mjs';

export function usePackedPackages(options?: {
  readonly extraTarballs?: readonly string[];
  readonly port?: number;
}): Promise<Registry & {readonly env: {readonly [name: string]: string}}>;
