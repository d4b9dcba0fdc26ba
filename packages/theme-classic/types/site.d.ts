/**
 * Everything that the code of a site with this theme may import. A site's tsconfig.json names it:
 * `"types": ["@lectern/theme-classic/types/site"]`.
 */
/// <reference types="@lectern/core/types/base" />
/// <reference types="@lectern/plugin-content-blog/types/docusaurus" />
/// <reference types="@lectern/plugin-content-docs/types/docusaurus" />
/// <reference path="../dist/themeModules.d.ts" />

declare module '@docusaurus/theme-common' {
  export * from '@lectern/theme-common';
}
declare module '@docusaurus/theme-common/internal' {
  export * from '@lectern/theme-common/internal';
}
