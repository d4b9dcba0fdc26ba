/** Module names by which code for Docusaurus imports this package. */

declare module '@docusaurus/plugin-content-docs' {
  export * from '@lectern/plugin-content-docs';
  export {default} from '@lectern/plugin-content-docs';
}
declare module '@docusaurus/plugin-content-docs/client' {
  export * from '@lectern/plugin-content-docs/client';
}
