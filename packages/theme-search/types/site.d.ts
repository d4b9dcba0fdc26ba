/**
 * Modules and components of this theme that a site's code may import. The classic theme declares `@theme/SearchBar`.
 */
/// <reference path="./modules.d.ts" />
/// <reference path="../dist/themeModules.d.ts" />
