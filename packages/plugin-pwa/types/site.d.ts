/**
 * The component of this plugin, for sites that have their own. A site's tsconfig.json names it:
 * `"types": ["@lectern/plugin-pwa/types/site"]`.
 */
declare module '@theme/PwaReloadPopup' {
  export interface Props {
    /** Takes the new version into use and loads the page again. */
    onReload(): void;
  }
  export default function PwaReloadPopup(props: Props): import('react').ReactNode;
}
declare module '@theme-original/PwaReloadPopup' {
  export * from '@theme/PwaReloadPopup';
  export {default} from '@theme/PwaReloadPopup';
}
