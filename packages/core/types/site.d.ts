/**
 * Everything that a site's own code may import, where the theme declares no types: any component is accepted, with any props.
 * A site's tsconfig.json names it: `"types": ["@lectern/core/types/site"]`.
 */
/// <reference path="./base.d.ts" />
/// <reference path="./anyGenerated.d.ts" />
/// <reference path="./anyTheme.d.ts" />
