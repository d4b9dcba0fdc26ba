interface Window {
  /**
   * Only in development: registers a component with React Fast Refresh. A component that is registered after an edit
   * replaces the component with the same id.
   */
  $LecternRefresh$?: (component: unknown, id: string) => void;
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: {checkDCE?: () => void};
}
