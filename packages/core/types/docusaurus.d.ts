/** The names under which sites import the client API; each is the module of `@lectern/core/client` it is named after. */

declare module '@docusaurus/Link' {
  export * from '@lectern/core/client/Link';
  export {default} from '@lectern/core/client/Link';
}

declare module '@docusaurus/Head' {
  export * from '@lectern/core/client/Head';
  export {default} from '@lectern/core/client/Head';
}

declare module '@docusaurus/useDocusaurusContext' {
  export * from '@lectern/core/client/useDocusaurusContext';
  export {default} from '@lectern/core/client/useDocusaurusContext';
}

declare module '@docusaurus/useBaseUrl' {
  export * from '@lectern/core/client/useBaseUrl';
  export {default} from '@lectern/core/client/useBaseUrl';
}

declare module '@docusaurus/useGlobalData' {
  export * from '@lectern/core/client/useGlobalData';
  export {default} from '@lectern/core/client/useGlobalData';
}

declare module '@docusaurus/useMarkdownUrl' {
  export {default} from '@lectern/core/client/useMarkdownUrl';
}

declare module '@docusaurus/useRouteContext' {
  export * from '@lectern/core/client/useRouteContext';
  export {default} from '@lectern/core/client/useRouteContext';
}

declare module '@docusaurus/useIsBrowser' {
  export * from '@lectern/core/client/useIsBrowser';
  export {default} from '@lectern/core/client/useIsBrowser';
}

declare module '@docusaurus/useBrokenLinks' {
  export * from '@lectern/core/client/useBrokenLinks';
  export {default} from '@lectern/core/client/useBrokenLinks';
}

declare module '@docusaurus/useIsomorphicLayoutEffect' {
  export * from '@lectern/core/client/useIsomorphicLayoutEffect';
  export {default} from '@lectern/core/client/useIsomorphicLayoutEffect';
}

declare module '@docusaurus/BrowserOnly' {
  export * from '@lectern/core/client/BrowserOnly';
  export {default} from '@lectern/core/client/BrowserOnly';
}

declare module '@docusaurus/ExecutionEnvironment' {
  export * from '@lectern/core/client/ExecutionEnvironment';
  export {default} from '@lectern/core/client/ExecutionEnvironment';
}

declare module '@docusaurus/isInternalUrl' {
  export * from '@lectern/core/client/isInternalUrl';
  export {default} from '@lectern/core/client/isInternalUrl';
}

declare module '@docusaurus/Translate' {
  export * from '@lectern/core/client/Translate';
  export {default} from '@lectern/core/client/Translate';
}

declare module '@docusaurus/Interpolate' {
  export * from '@lectern/core/client/Interpolate';
  export {default} from '@lectern/core/client/Interpolate';
}

declare module '@docusaurus/ErrorBoundary' {
  export * from '@lectern/core/client/ErrorBoundary';
  export {default} from '@lectern/core/client/ErrorBoundary';
}

declare module '@docusaurus/ComponentCreator' {
  export * from '@lectern/core/client/ComponentCreator';
  export {default} from '@lectern/core/client/ComponentCreator';
}

declare module '@docusaurus/renderRoutes' {
  export * from '@lectern/core/client/renderRoutes';
  export {default} from '@lectern/core/client/renderRoutes';
}

declare module '@docusaurus/Noop' {
  export * from '@lectern/core/client/Noop';
  export {default} from '@lectern/core/client/Noop';
}

declare module '@docusaurus/useCollection' {
  export * from '@lectern/core/client/useCollection';
  export {default} from '@lectern/core/client/useCollection';
}

declare module '@docusaurus/useData' {
  export * from '@lectern/core/client/useData';
  export {default} from '@lectern/core/client/useData';
}

declare module '@docusaurus/router' {
  export * from '@lectern/core/client/router';
}

declare module 'react-router-dom' {
  export * from '@lectern/core/client/libraries/reactRouter';
}

declare module '@docusaurus/constants' {
  export * from '@lectern/core/client/constants';
}
