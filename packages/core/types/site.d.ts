/**
 * Everything that a site's own code may import. A site's tsconfig.json names it: `"types": ["@lectern/core/types/site"]`.
 */
/// <reference path="./assets.d.ts" />
/// <reference path="./docusaurus.d.ts" />
/// <reference path="./environment.d.ts" />
/// <reference path="./generated.d.ts" />
/// <reference path="./theme.d.ts" />
