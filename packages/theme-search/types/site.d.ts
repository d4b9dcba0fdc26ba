/** What the code of a site may import from this theme. `@theme/SearchBar` is declared by the classic theme. */
/// <reference path="./modules.d.ts" />
/// <reference path="../dist/themeModules.d.ts" />
