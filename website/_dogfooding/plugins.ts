import type {PluginConfig} from '@lectern/core';
import type {Options, SidebarItemsGenerator} from '@lectern/plugin-content-docs';

/** An index file may be called "intro" as well. */
const generateSidebarItems: SidebarItemsGenerator = ({defaultSidebarItemsGenerator, ...input}) =>
  defaultSidebarItemsGenerator({
    ...input,
    isCategoryIndex: (doc) => doc.fileName.toLowerCase() === 'intro' || input.isCategoryIndex(doc),
  });

/** The instances below /tests/, which exercise what the documentation itself has no use for. */
export const dogfoodingPlugins: PluginConfig[] = [
  [
    'content-docs',
    {
      id: 'docs-tests',
      path: '_dogfooding/_docs tests',
      routeBasePath: '/tests/docs',
      sidebarPath: '_dogfooding/docs-tests-sidebars.ts',
      sidebarItemsGenerator: generateSidebarItems,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      onInlineTags: 'ignore',
    } satisfies Options,
  ],
];
