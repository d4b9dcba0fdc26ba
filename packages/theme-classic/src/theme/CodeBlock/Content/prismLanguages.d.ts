/**
 * Module that the theme's plugin writes. Importing it also adds languages to the global `Prism`. `hasOtherNames`: true
 * if the option `markdown.codeLanguages` is "all".
 */
declare module '@generated/docusaurus-theme-classic/prismLanguages.js' {
  export const hasOtherNames: boolean;
}
