/** What a site's own code may import besides the components of its theme. */
/// <reference path="./assets.d.ts" />
/// <reference path="./docusaurus.d.ts" />
/// <reference path="./environment.d.ts" />
/// <reference path="./generated.d.ts" />

/** Types alone: the module has no code, and need not be installed. */
declare module '@docusaurus/types' {
  export * from '@lectern/core/plugin-packages/types';
}
