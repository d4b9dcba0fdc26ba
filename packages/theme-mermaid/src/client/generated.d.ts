declare module '@generated/docusaurus-theme-mermaid/layouts.js' {
  /** Loads the layout engines that the site has installed; `undefined` if there are none. */
  export function loadLayouts(): Promise<import('mermaid').LayoutLoaderDefinition[] | undefined>;
}
