/** Written by the theme's plugin; it also adds languages to the global `Prism`. */
declare module '@generated/docusaurus-theme-classic/prismLanguages.js' {
  export const hasOtherNames: boolean;
}
