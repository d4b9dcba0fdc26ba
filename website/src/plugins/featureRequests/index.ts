import type {LoadContext, Plugin} from '@lectern/core';

/** Adds one page, which is shown at /feature-requests/ and at all URLs below it. */
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
