import {coreVersion as readVersion} from './config/siteMetadata.js';

/** Version of this package. */
export const coreVersion = readVersion();
