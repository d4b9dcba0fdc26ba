/** What a site's own code may import besides the components of its theme. */
/// <reference path="./assets.d.ts" />
/// <reference path="./docusaurus.d.ts" />
/// <reference path="./environment.d.ts" />
/// <reference path="./generated.d.ts" />
