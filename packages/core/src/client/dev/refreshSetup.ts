import runtime from 'react-refresh/runtime';

// Must run before React DOM is evaluated: React DOM looks for this hook of the developer tools only then.
runtime.injectIntoGlobalHook(window);
// Without `checkDCE`, React logs a hint to install its developer tools on every page load.
if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) window.__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE ??= () => {};

/**
 * Registers the component of a Markdown page, which is not a webpack module. The id is the reference of the page:
 * "content:@site/docs/intro.mdx".
 */
window.$LecternRefresh$ = (component, ref) => runtime.register(component, ref);
