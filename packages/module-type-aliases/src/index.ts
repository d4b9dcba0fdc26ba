/**
 * Modules that a site's code may import besides files and packages: `@theme/*`, `@docusaurus/*`, `@generated/*`, styles, images,
 * Markdown.
 */
/// <reference types="@lectern/core/types/base" preserve="true" />
/// <reference types="@lectern/core/types/anyTheme" preserve="true" />
/// <reference types="@lectern/plugin-content-blog/types/docusaurus" preserve="true" />
/// <reference types="@lectern/plugin-content-docs/types/docusaurus" preserve="true" />
export {};
