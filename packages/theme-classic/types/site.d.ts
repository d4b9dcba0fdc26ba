/**
 * Everything that the code of a site with this theme may import. A site's tsconfig.json names it:
 * `"types": ["@lectern/theme-classic/types/site"]`.
 */
/// <reference types="@lectern/core/types/base" />
/// <reference path="../dist/themeModules.d.ts" />

declare module '@docusaurus/theme-common' {
  export * from '@lectern/theme-common';
}
declare module '@docusaurus/theme-common/internal' {
  export * from '@lectern/theme-common/internal';
}
declare module '@docusaurus/plugin-content-blog/client' {
  export * from '@lectern/plugin-content-blog/client';
}
declare module '@docusaurus/plugin-content-docs/client' {
  export * from '@lectern/plugin-content-docs/client';
}
