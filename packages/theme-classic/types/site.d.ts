/**
 * Everything that the code of a site with this theme may import. A site's tsconfig.json names it:
 * `"types": ["@lectern/theme-classic/types/site"]`.
 */
/// <reference types="@lectern/core/types/base" />
/// <reference types="@lectern/core/types/anyGenerated" />
/// <reference path="./modules.d.ts" />
/// <reference path="../dist/themeModules.d.ts" />
