import type {Collection, CollectionEntry} from '@lectern/core';
import type {Doc} from '../model/Doc.js';
import type {DocsContent} from '../model/VersionContent.js';

/** Lists the docs of each version for queries, in the order of their files. Unlisted docs are left out. */
export function docCollections({loadedVersions}: DocsContent): readonly Collection[] {
  return loadedVersions.map(({versionName, isLast, docs}) => ({
    name: 'docs',
    version: versionName,
    isMain: isLast,
    entries: docs.filter(({unlisted}) => !unlisted).map(entryOf),
  }));
}

function entryOf({
  frontMatter,
  id,
  title,
  description,
  permalink,
  tags,
  sourceDirName,
}: Doc): CollectionEntry {
  return {
    ...frontMatter,
    id,
    title,
    description,
    permalink,
    tags: tags.map((tag) => ({label: tag.label, permalink: tag.permalink})),
    folder: sourceDirName === '.' ? '' : sourceDirName,
  };
}
