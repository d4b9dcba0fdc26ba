import {posix} from 'node:path';
import {categoryIndexInput} from '../docs/slug.js';
import type {
  CategoryConfig,
  CategoryMetadata,
  DefaultSidebarItemsGenerator,
  DocItem,
  GeneratorDoc,
  GeneratorInput,
  SidebarItemConfig,
} from '../model/sidebarItems.js';

interface Folder {
  /** Path relative to the folder of the version: "guides"; "." for the root. */
  readonly path: string;
  readonly docs: GeneratorDoc[];
  /** The folders directly inside this folder: name → folder. */
  readonly folders: Map<string, Folder>;
}

/** A generated sidebar item, and the keys by which the items of a folder are sorted. */
interface Placed {
  readonly item: SidebarItemConfig;
  readonly position: number;
  /** File or folder name. */
  readonly name: string;
}

function newFolder(path: string): Folder {
  return {path, docs: [], folders: new Map()};
}

/** True for a doc in the folder `dirName` or a folder below it. */
export function isInFolder({sourceDirName}: Pick<GeneratorDoc, 'sourceDirName'>, dirName: string): boolean {
  return dirName === '.' || `${sourceDirName}/`.startsWith(`${dirName}/`);
}

/** Tree of the folder `dirName` and the folders below it, with their docs. */
function buildTree(docs: readonly GeneratorDoc[], dirName: string): Folder {
  const root = newFolder(dirName);
  for (const doc of docs) {
    if (!isInFolder(doc, dirName)) continue;
    const relative = posix.relative(dirName, doc.sourceDirName);
    let folder = root;
    for (const name of relative === '' ? [] : relative.split('/')) {
      const known = folder.folders.get(name) ?? newFolder(posix.join(folder.path, name));
      folder.folders.set(name, known);
      folder = known;
    }
    folder.docs.push(doc);
  }
  return root;
}

function fileName(doc: GeneratorDoc): string {
  return posix.basename(doc.source);
}

function docItem({id, frontMatter}: GeneratorDoc): DocItem {
  const {sidebar_label, sidebar_class_name, sidebar_custom_props, sidebar_key} = frontMatter;
  return {
    type: 'doc',
    id,
    ...(sidebar_label !== undefined && {label: sidebar_label}),
    ...(sidebar_class_name !== undefined && {className: sidebar_class_name}),
    ...(sidebar_custom_props !== undefined && {customProps: sidebar_custom_props}),
    ...(sidebar_key !== undefined && {key: sidebar_key}),
  };
}

function comparePlaced(a: Placed, b: Placed): number {
  if (a.position !== b.position) return a.position - b.position;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/**
 * Finds the doc that is the page of a folder: by the link in its `_category_` file or, if that has no field `link`, by
 * the file name ("index.md").
 */
function findIndexDoc(
  folder: Folder,
  metadata: CategoryMetadata | undefined,
  {docs, isCategoryIndex}: GeneratorInput,
): GeneratorDoc | undefined {
  const link = metadata?.link;
  if (link === null || link?.type === 'generated-index') return undefined;
  if (link === undefined) {
    return folder.docs.find((doc) =>
      isCategoryIndex(categoryIndexInput(posix.join(doc.sourceDirName, fileName(doc)))),
    );
  }
  const isLocal = (doc: GeneratorDoc) => posix.basename(doc.id) === link.id;
  return folder.docs.find(isLocal) ?? docs.find((doc) => doc.id === link.id);
}

function categoryItem(name: string, folder: Folder, input: GeneratorInput): Placed {
  const {categoriesMetadata} = input;
  // Inherited properties do not count: a folder may be called "constructor".
  const metadata = Object.hasOwn(categoriesMetadata, folder.path)
    ? categoriesMetadata[folder.path]
    : undefined;
  const indexDoc = findIndexDoc(folder, metadata, input);
  const {filename, numberPrefix} = input.numberPrefixParser(name);
  const frontMatter = indexDoc?.frontMatter;
  const link =
    metadata?.link !== undefined && !indexDoc
      ? metadata.link
      : indexDoc && {type: 'doc' as const, id: indexDoc.id};

  const item: CategoryConfig = {
    type: 'category',
    label: metadata?.label ?? frontMatter?.sidebar_label ?? indexDoc?.title ?? filename,
    items: folderItems(folder, indexDoc, input),
    link,
    className: metadata?.className ?? frontMatter?.sidebar_class_name,
    customProps: metadata?.customProps ?? frontMatter?.sidebar_custom_props,
    key: metadata?.key ?? frontMatter?.sidebar_key,
    collapsible: metadata?.collapsible,
    collapsed: metadata?.collapsed,
    description: metadata?.description,
  };
  const position = metadata?.position ?? frontMatter?.sidebar_position ?? numberPrefix;
  return {item, position: position ?? Number.POSITIVE_INFINITY, name};
}

function folderItems(
  folder: Folder,
  indexDoc: GeneratorDoc | undefined,
  input: GeneratorInput,
): readonly SidebarItemConfig[] {
  const docs = folder.docs
    .filter((doc) => doc !== indexDoc)
    .map(
      (doc): Placed => ({
        item: docItem(doc),
        position: doc.sidebarPosition ?? Number.POSITIVE_INFINITY,
        name: fileName(doc),
      }),
    );
  const folders = [...folder.folders].map(([name, inner]) => categoryItem(name, inner, input));
  return [...docs, ...folders].sort(comparePlaced).map(({item}) => item);
}

/** Generates the items of a folder, sorted by position, then by name. Each subfolder becomes a category. */
export const generateSidebarItems: DefaultSidebarItemsGenerator = async (input) =>
  folderItems(buildTree(input.docs, input.item.dirName), undefined, input);
