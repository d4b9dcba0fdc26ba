/** See the JavaScript file. */
export interface ReleaseState {
  readonly version: string;
  readonly isUnfinished: boolean;
  readonly hasChanges: boolean;
  readonly hasTag: boolean;
  readonly versions: readonly string[];
  readonly changedFiles: readonly string[];
  readonly branch: string;
  readonly releaseBranch: string;
  readonly isInBranch: boolean;
  readonly head: string;
  readonly releaseCommit?: string;
  readonly isPublished: boolean;
  readonly isLoopback: boolean;
  readonly hasOidc: boolean;
  readonly npmVersion: string;
}

export function releaseProblems(state: ReleaseState): readonly string[];
