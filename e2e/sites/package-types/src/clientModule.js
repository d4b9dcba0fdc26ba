import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) document.documentElement.dataset.clientmodule = 'loaded';

export function onRouteDidUpdate() {}
