const canUseDOM = typeof window !== 'undefined' && 'document' in window && 'createElement' in window.document;

/** Features of the browser that code may use; all `false` on the server. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM && 'addEventListener' in window,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
} as const;

export default ExecutionEnvironment;
