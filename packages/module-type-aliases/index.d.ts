/** What a site's code may import besides files and packages: `@theme/*`, `@docusaurus/*`, `@generated/*`, styles, images, Markdown. */
/// <reference types="@lectern/core/types/site" />
export {};
