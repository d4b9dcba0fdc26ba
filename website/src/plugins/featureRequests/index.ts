import type {LoadContext, Plugin} from '@lectern/core';

/** One page at /feature-requests/ that also answers for every address below it. */
export default function featureRequestsPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'feature-requests-plugin',
    contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}feature-requests/`,
        component: '@site/src/plugins/featureRequests/FeatureRequestsPage',
        exact: false,
      });
    },
  };
}
