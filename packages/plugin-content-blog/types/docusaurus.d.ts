/** Module names by which code for Docusaurus imports this package. */

declare module '@docusaurus/plugin-content-blog' {
  export * from '@lectern/plugin-content-blog';
  export {default} from '@lectern/plugin-content-blog';
}
declare module '@docusaurus/plugin-content-blog/client' {
  export * from '@lectern/plugin-content-blog/client';
}
