import type {GitRef, GitRepository} from '@lectern/core/content-helpers';

/** A version that is read from a tag or branch. */
export interface GitVersion {
  readonly versionName: string;
  /** Name of the tag or branch: "v3.2.1", "origin/release/2.x". */
  readonly ref: string;
  readonly kind: GitRef['kind'];
  /** Id of the object of the ref, hexadecimal: a commit, or a tag that leads to one. */
  readonly id: string;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly layout: GitLayout;
}

/** Places of the docs in the repository at a ref. Paths are relative to the repository, with "/". */
export interface GitLayout {
  /** Folder of the site; "" for the root. */
  readonly site: string;
  readonly docs: string;
  /** `false` for no sidebars, `undefined` for one sidebar that is generated from the folders. */
  readonly sidebars: string | false | undefined;
}

/** Versions from git of a plugin instance, in the order of the option, and their repository. */
export interface GitVersions {
  readonly repository: GitRepository;
  readonly versions: readonly GitVersion[];
}
