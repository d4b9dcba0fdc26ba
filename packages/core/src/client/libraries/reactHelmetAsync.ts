/**
 * Replaces the module `react-helmet-async` for sites and other packages: its `Helmet` is our `Head`. Elements of both
 * names therefore override each other in the order of rendering, and an element that React discards before the commit
 * has no effect.
 */

export {HelmetData, HelmetProvider} from 'react-helmet-async';
export {default as Helmet} from '../Head.js';
