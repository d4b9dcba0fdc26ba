/**
 * Types of all modules that the code of a site with this theme may import. To use them, add this to the site's
 * tsconfig.json: `"types": ["@lectern/theme-classic/types/site"]`.
 */
/// <reference types="@lectern/core/types/base" />
/// <reference types="@lectern/core/types/anyGenerated" />
/// <reference path="./modules.d.ts" />
/// <reference path="../dist/themeModules.d.ts" />
