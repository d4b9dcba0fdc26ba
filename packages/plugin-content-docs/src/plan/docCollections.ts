import type {Collection, CollectionEntry, PageFacts} from '@lectern/core';
import type {Doc} from '../model/Doc.js';
import type {Category, Sidebar} from '../model/sidebarItems.js';
import type {DocsContent, VersionContent} from '../model/VersionContent.js';
import {linkedDocId} from '../sidebars/allItems.js';

/** Lists the docs of each version for queries, in the order of their files. Unlisted docs are left out. */
export function docCollections({loadedVersions}: DocsContent): readonly Collection[] {
  return loadedVersions.map((version) => ({
    name: 'docs',
    version: version.versionName,
    isMain: version.isLast,
    entries: version.docs.filter(({unlisted}) => !unlisted).map(entryOf),
    ...(loadedVersions.length > 1 && {versionLabel: version.label}),
    ...categoriesOf(version),
  }));
}

/** An item of a sidebar, and the label of the category around it. */
interface PlacedItem {
  readonly item: Sidebar[number];
  readonly section: string | undefined;
}

function* placedItems(items: Sidebar, section?: string): Generator<PlacedItem> {
  for (const item of items) {
    yield {item, section};
    if (item.type === 'category') yield* placedItems(item.items, item.label);
  }
}

/** Lists the generated indexes of categories, and the category of each page; of two categories, the first. */
function categoriesOf({docs, sidebars}: VersionContent): Pick<Collection, 'otherPages' | 'facts'> {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const facts: {[permalink: string]: PageFacts} = {};
  const otherPages: CollectionEntry[] = [];
  for (const {item, section} of Object.values(sidebars).flatMap((sidebar) => [...placedItems(sidebar)])) {
    const index = indexOf(item);
    if (index) otherPages.push(index);
    const permalink = index?.permalink ?? permalinks.get(linkedDocId(item) ?? '');
    if (permalink !== undefined && section !== undefined) facts[permalink] ??= {section};
  }
  return {otherPages, facts};
}

/** Returns the generated index of a category; `undefined` for other items. */
function indexOf(item: Sidebar[number]): CollectionEntry | undefined {
  if (item.type !== 'category' || item.link?.type !== 'generated-index') return undefined;
  const {label, link}: Category = item;
  if (link?.type !== 'generated-index') return undefined;
  const {title = label, description, permalink, image} = link;
  return {title, description, permalink, image};
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
