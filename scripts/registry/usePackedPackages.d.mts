import type {Registry} from './startRegistry.mjs';

export function usePackedPackages(options?: {
  readonly extraTarballs?: readonly string[];
  readonly port?: number;
}): Promise<Registry & {readonly env: {readonly [name: string]: string}}>;

export function registryEnvironment(url: string): {readonly [name: string]: string};

export function configuredRegistry(): string;
