import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) document.documentElement.dataset.pluginmodule = 'loaded';

export function onRouteDidUpdate() {}
