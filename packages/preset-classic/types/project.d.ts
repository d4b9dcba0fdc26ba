/**
 * Types for sites that extend our tsconfig.json. The `paths` in that file map theme components to the type files that
 * `site start`, `site build` and `site types` write, or else to the type files of the packages of this preset.
 */
/// <reference types="@lectern/theme-classic/types/modules" />
/// <reference types="@lectern/theme-search/types/modules" />
