/**
 * Types for sites that extend the tsconfig.json of this package. The `paths` in that file map theme components to the
 * type files that `site start`, `site build` and `site types` write, or else to the type files of the packages of this
 * preset.
 */
/// <reference types="@lectern/theme-classic/types/modules" />
/// <reference types="@lectern/theme-search/types/modules" />
