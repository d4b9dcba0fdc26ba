/** What a site's own code may import besides the components of its theme, and the components that core itself needs. */
/// <reference path="./modules.d.ts" />
/// <reference path="./theme.d.ts" />
