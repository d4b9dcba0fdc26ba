/**
 * For sites that extend our tsconfig.json, whose paths lead to the types of each component: those that `site start`, `site build`
 * and `site types` write, else those of the packages of this preset.
 */
/// <reference types="@lectern/theme-classic/types/modules" />
/// <reference types="@lectern/theme-search/types/modules" />
