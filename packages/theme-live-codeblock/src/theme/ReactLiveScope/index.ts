import * as React from 'react';

/** @swizzle unsafe */
/** Names that live code can use without an import. A site adds its own names in a file `src/theme/ReactLiveScope`. */
const ReactLiveScope: {[name: string]: unknown} = {React, ...React};

export default ReactLiveScope;
