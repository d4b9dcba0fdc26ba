export function readOptions(args: readonly string[]): {
  readonly dryRun: boolean;
  readonly push: boolean;
  readonly registry?: string;
};
