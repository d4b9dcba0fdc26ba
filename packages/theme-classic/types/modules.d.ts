/** Types of modules, other than components, that the code of a site with this theme may import. */
/// <reference types="@lectern/core/types/modules" />
/// <reference types="@lectern/plugin-content-blog/types/docusaurus" />
/// <reference types="@lectern/plugin-content-docs/types/docusaurus" />

declare module '@docusaurus/theme-common' {
  export * from '@lectern/theme-common';
}
declare module '@docusaurus/theme-common/internal' {
  export * from '@lectern/theme-common/internal';
}
