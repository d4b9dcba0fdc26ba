/** How a doc differs from the same doc in an earlier version. */
export interface DocChange {
  /** Name of the earlier version: "1.0". */
  readonly version: string;
  /**
   * `changed`: a page shows what changed. `same`: title and text are equal. `new`: the earlier version does not have the
   * doc.
   */
  readonly state: 'changed' | 'same' | 'new';
  /** Id of the doc in the earlier version; absent if that version does not have it. */
  readonly id?: string;
}
