export interface Packed {
  readonly tarball: string;
  readonly name: string;
  readonly version: string;
  readonly needs: readonly string[];
}

export function placesOf(tarballs: readonly string[]): Promise<readonly Packed[]>;

export function inOrder(packed: readonly Packed[]): readonly Packed[];

export function publishAll(
  packed: readonly Packed[],
  input: {readonly registry: string; readonly isPrerelease: boolean},
): Promise<string>;
