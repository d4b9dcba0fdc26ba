/**
 * What sites and other packages get as `react-router` and `react-router-dom`: React Router, and the names of its version 5 that
 * existing sites use.
 */
export * from 'react-router';
export {Redirect} from '../router/Redirect.js';
export {useHistory, useRouteMatch} from '../router.js';
