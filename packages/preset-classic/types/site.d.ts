/**
 * Everything that the code of a site with this preset may import. A site's tsconfig.json names it:
 * `"types": ["@lectern/preset-classic/types/site"]`.
 */
/// <reference types="@lectern/theme-classic/types/site" />
/// <reference types="@lectern/theme-search/types/site" />
