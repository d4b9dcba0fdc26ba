interface VersionDocs {
  readonly path: string;
  readonly mainDocId: string;
  readonly docs?: readonly {readonly id: string; readonly path: string}[];
}

/** URL of the doc that stands for a whole version. */
export default function mainDocPath({docs, mainDocId, path}: VersionDocs): string {
  return docs?.find((doc) => doc.id === mainDocId)?.path ?? path;
}
