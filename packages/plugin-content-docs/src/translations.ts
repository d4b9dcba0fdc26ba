import type {TranslationFile, TranslationMessage} from '@lectern/core';
import {type Problem, throwProblems} from '@lectern/core/content-helpers';
import {lineOfText, type SidebarSource} from './model/SidebarSource.js';
import type {Category, DocItem, LinkItem, Sidebar, SidebarItem} from './model/sidebarItems.js';
import type {DocsContent, VersionContent} from './model/VersionContent.js';
import {VERSION_LABEL, versionFolder} from './model/versionName.js';
import {allItems} from './sidebars/allItems.js';

type Messages = Map<string, TranslationMessage>;

/** Returns the translation of the message with an id, or the parameter `message` if there is none. */
type Translate = (id: string, message: string) => string;

/**
 * Sidebar item with a label that can be translated. A doc item without a label is left out: its label comes from the
 * doc.
 */
type LabelledItem = Category | LinkItem | (DocItem & {readonly label: string});

function isLabelled(item: SidebarItem): item is LabelledItem {
  return (
    item.type === 'category' || item.type === 'link' || (item.type === 'doc' && item.label !== undefined)
  );
}

function itemId(sidebar: string, item: LabelledItem): string {
  return `sidebar.${sidebar}.${item.type}.${item.key ?? item.label}`;
}

/** Messages found so far, and a problem for each item with the message id of an earlier item. */
interface Collected {
  readonly messages: Messages;
  readonly problems: Problem[];
}

function addSidebarMessages(
  sidebar: string,
  items: Sidebar,
  {messages, problems}: Collected,
  source: SidebarSource,
): void {
  const own = new Set<string>();
  const add = (id: string, message: string, description: string) => {
    if (own.has(id)) {
      const text = `Two items of the sidebar "${sidebar}" have the translation id "${id}".`;
      problems.push({file: source.file, line: lineOfText(source, message), message: text});
    }
    own.add(id);
    messages.set(id, {message, description});
  };
  for (const item of [...allItems(items)].filter(isLabelled)) {
    const id = itemId(sidebar, item);
    add(id, item.label, `The label of the ${item.type} "${item.label}" in the sidebar "${sidebar}"`);
    if (item.type !== 'category' || item.link?.type !== 'generated-index') continue;
    const {title, description} = item.link;
    const page = `the page of the category "${item.label}" in the sidebar "${sidebar}"`;
    if (title) add(`${id}.link.generated-index.title`, title, `The title of ${page}`);
    if (description) add(`${id}.link.generated-index.description`, description, `The description of ${page}`);
  }
}

/**
 * A version from git has only the message of its label: texts of its sidebars are translated at its ref.
 */
function versionFile(version: VersionContent, problems: Problem[]): TranslationFile {
  const description = `The label of the docs version "${version.versionName}"`;
  const messages: Messages = new Map([[VERSION_LABEL, {message: version.label, description}]]);
  for (const [sidebar, items] of version.git ? [] : Object.entries(version.sidebars)) {
    addSidebarMessages(sidebar, items, {messages, problems}, version.sidebarSource);
  }
  return {path: versionFolder(version.versionName), content: Object.fromEntries(messages)};
}

/**
 * Translation files, one for each version: the label of the version, and the texts in its sidebars. Titles of docs are
 * not included, since they are translated in the files of the docs.
 *
 * @throws {SiteError} `SIDEBAR_TRANSLATION_KEY` with all items, of all versions, that share a message id
 */
export function docsTranslationFiles(
  {loadedVersions}: DocsContent,
  siteDir: string,
): readonly TranslationFile[] {
  const problems: Problem[] = [];
  const files = loadedVersions.map((version) => versionFile(version, problems));
  throwProblems(problems, {
    code: 'SIDEBAR_TRANSLATION_KEY',
    heading: 'Items of sidebars have the same translation id:',
    hint: 'Give each a "key" of its own; in front matter it is "sidebar_key".',
    siteDir,
  });
  return files;
}

function translateItem(sidebar: string, item: SidebarItem, translate: Translate): SidebarItem {
  if (!isLabelled(item)) return item;
  const id = itemId(sidebar, item);
  const label = translate(id, item.label);
  if (item.type !== 'category') return {...item, label};
  const items = item.items.map((child) => translateItem(sidebar, child, translate));
  if (item.link?.type !== 'generated-index') return {...item, label, items};
  const {title, description} = item.link;
  const link = {
    ...item.link,
    ...(title && {title: translate(`${id}.link.generated-index.title`, title)}),
    ...(description && {description: translate(`${id}.link.generated-index.description`, description)}),
  };
  return {...item, label, items, link};
}

/** Returns the content with the texts of the translation files: labels of versions, texts in sidebars. */
export function translateDocs(content: DocsContent, files: readonly TranslationFile[]): DocsContent {
  const contentOf = new Map(files.map(({path, content: messages}) => [path, messages]));
  const loadedVersions = content.loadedVersions.map((version) => {
    const messages = {...version.messages, ...contentOf.get(versionFolder(version.versionName))};
    const translate: Translate = (id, message) => messages[id]?.message ?? message;
    const sidebars = Object.fromEntries(
      Object.entries(version.sidebars).map(([id, items]) => [
        id,
        items.map((item) => translateItem(id, item, translate)),
      ]),
    );
    return {...version, label: translate(VERSION_LABEL, version.label), sidebars};
  });
  return {...content, loadedVersions};
}
