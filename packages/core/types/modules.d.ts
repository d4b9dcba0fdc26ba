/** What a site's own code may import besides the components of its theme. */
/// <reference path="./assets.d.ts" />
/// <reference path="./docusaurus.d.ts" />
/// <reference path="./environment.d.ts" />
/// <reference path="./generated.d.ts" />

/** Types alone: the module has no code, and need not be installed. */
declare module '@docusaurus/types' {
  export * from '@lectern/core/plugin-packages/types';
}

/** Types alone, which components of Docusaurus import: a heading of a page, and a page that is loaded. */
declare module '@docusaurus/mdx-loader' {
  import type {TocItem} from '@lectern/core';
  import type {ReactElement} from 'react';

  export type {TocItem as TOCItem} from '@lectern/core';

  export interface LoadedMDXContent<FrontMatter, Metadata, Assets = undefined> {
    (): ReactElement;
    readonly frontMatter: FrontMatter;
    readonly metadata: Metadata;
    readonly toc: readonly TocItem[];
    readonly assets: Assets;
    readonly contentTitle: string | undefined;
  }
}
