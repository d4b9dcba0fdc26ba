import runtime from 'react-refresh/runtime';

// Imported before everything else: React DOM looks for its developer tools once, as it is evaluated.
runtime.injectIntoGlobalHook(window);
// Otherwise React advertises its developer tools on every load of every page.
if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) window.__REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE ??= () => {};

/** Content is no module of webpack's: a Markdown page registers its component itself, under its source. */
window.$LecternRefresh$ = (component, ref) => runtime.register(component, ref);
