/**
 * Types of this plugin's component, for sites that replace it. A site's tsconfig.json lists them:
 * `"types": ["@lectern/plugin-pwa/types/site"]`.
 */
declare module '@theme/PwaReloadPopup' {
  export interface Props {
    /** Activates the new version and reloads the page. */
    onReload(): void;
  }
  export default function PwaReloadPopup(props: Props): import('react').ReactNode;
}
declare module '@theme-original/PwaReloadPopup' {
  export * from '@theme/PwaReloadPopup';
  export {default} from '@theme/PwaReloadPopup';
}
