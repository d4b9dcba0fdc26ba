/**
 * Types for sites that extend our tsconfig.json. Its `paths` map theme components to the type files that `site start`,
 * `site build` and `site types` write, else to those of the packages of this preset.
 */
/// <reference types="@lectern/theme-classic/types/modules" />
/// <reference types="@lectern/theme-search/types/modules" />
