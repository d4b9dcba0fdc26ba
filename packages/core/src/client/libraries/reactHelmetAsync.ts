/**
 * Module `react-helmet-async` for sites and other packages. A `Helmet` is a `Head`: one that is rendered in vain changes nothing,
 * and each overrides those before it, whichever name it was imported by.
 */

export {HelmetData, HelmetProvider} from 'react-helmet-async';
export {default as Helmet} from '../Head.js';
