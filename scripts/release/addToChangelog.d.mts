export function addToChangelog(
  changelog: string,
  release: {
    readonly version: string;
    readonly changesets: readonly {
      readonly summary: string;
      readonly releases: readonly {readonly name: string; readonly type: string}[];
    }[];
  },
): string;
