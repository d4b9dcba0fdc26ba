declare module '@generated/docusaurus-theme-mermaid/layouts.js' {
  /** Layout engines that the site has installed. */
  export function loadLayouts(): Promise<import('mermaid').LayoutLoaderDefinition[] | undefined>;
}
