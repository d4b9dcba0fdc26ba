interface Window {
  /** For scripts of the site; set once the app's code runs. */
  docusaurus?: {
    /** Brings a page into the browser's cache. `false`: it was done before, or the connection is too slow for it. */
    readonly prefetch: (path: string) => false | Promise<void>;
    /** Loads a page into memory. */
    readonly preload: (path: string) => false | Promise<void>;
  };
  /** React's root. */
  docusaurusRoot?: import('react-dom/client').Root;
}
