/**
 * Types of all modules that the code of a site with this preset may import. The site's tsconfig.json includes this
 * file: `"types": ["@lectern/preset-classic/types/site"]`.
 */
/// <reference types="@lectern/theme-classic/types/site" />
/// <reference types="@lectern/theme-search/types/site" />
