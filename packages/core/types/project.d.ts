/**
 * For sites that extend our tsconfig.json, whose paths lead to the types of each component. Any component is accepted, with any
 * props, until `site start`, `site build` or `site types` has written them.
 */
/// <reference path="./modules.d.ts" />
/// <reference path="./anyTheme.d.ts" />
