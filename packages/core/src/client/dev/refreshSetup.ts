import runtime from 'react-refresh/runtime';

// Must be imported first: React DOM looks for the developer tools only once, when it is evaluated.
runtime.injectIntoGlobalHook(window);
// Without `checkDCE`, React logs a hint to install its developer tools on every page load.
if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) window.__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE ??= () => {};

/** A Markdown page is not a webpack module, so it registers its component by itself, with its source as the id. */
window.$LecternRefresh$ = (component, ref) => runtime.register(component, ref);
