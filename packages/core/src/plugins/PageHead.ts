import type {HeadTag} from '../shared/payload.js';

export type {HeadTag};

/** Tags that a plugin adds to the head of pages. */
export interface PageHead {
  /** Path of the page's route with the base URL. Absent for all pages that no other call of the plugin names. */
  readonly path?: string | undefined;
  /** Empty for a page that gets no tags, not even those of the call without a path. */
  readonly tags: readonly HeadTag[];
}
