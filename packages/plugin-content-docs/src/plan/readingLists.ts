import type {ListedPage, ListedSection, ReadingList} from '@lectern/core';
import type {Doc} from '../model/Doc.js';
import type {Sidebar, SidebarItem} from '../model/sidebarItems.js';
import type {DocsContent, VersionContent} from '../model/VersionContent.js';
import type {PluginOptions} from '../options.js';
import {allItems, linkedDocId} from '../sidebars/allItems.js';

/** Lists the docs of each version for programs, in the order of the sidebars; docs without a sidebar come last. */
export function readingLists({loadedVersions}: DocsContent, options: PluginOptions): readonly ReadingList[] {
  if (!options.llmsTxt) return [];
  const name = options.id === 'default' ? 'Docs' : options.id.replace(/^./, (letter) => letter.toUpperCase());
  const listed = loadedVersions.filter(({isLeftOut}) => !isLeftOut);
  return listed.map((version) => ({
    title: loadedVersions.length > 1 ? `${name} ${version.label}` : name,
    path: version.path,
    isMain: version.isLast,
    sections: sectionsOf(version),
  }));
}

function sectionsOf({docs, sidebars}: VersionContent): readonly ListedSection[] {
  const listed = docs.filter(({unlisted, frontMatter}) => !unlisted && frontMatter.llms_txt !== false);
  const byId = new Map(listed.map((doc) => [doc.id, doc]));
  const sections = Object.values(sidebars).flatMap((sidebar) => sectionsOfSidebar(sidebar, byId));
  const inSidebars = new Set(
    Object.values(sidebars).flatMap((sidebar) => [...allItems(sidebar)].map(linkedDocId)),
  );
  const others = listed.filter(({id}) => !inSidebars.has(id));
  return [...sections, {title: sections.length > 0 ? 'Other pages' : undefined, pages: others.map(pageOf)}];
}

/** Makes a section of each category at the top of a sidebar, and of the docs between categories. */
function sectionsOfSidebar(sidebar: Sidebar, byId: ReadonlyMap<string, Doc>): readonly ListedSection[] {
  const pagesOf = (items: Iterable<SidebarItem>) =>
    [...items].flatMap((item) => {
      const doc = byId.get(linkedDocId(item) ?? '');
      return doc ? [pageOf(doc)] : [];
    });
  const alone = pagesOf(sidebar.filter(({type}) => type !== 'category'));
  const categories = sidebar.flatMap((item) =>
    item.type === 'category' ? [{title: item.label, pages: pagesOf(allItems([item]))}] : [],
  );
  return [{pages: alone}, ...categories];
}

function pageOf({permalink, title, description}: Doc): ListedPage {
  return {path: permalink, title, description};
}
