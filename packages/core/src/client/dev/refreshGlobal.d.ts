interface Window {
  /**
   * Only in development: registers a component with React Fast Refresh. After an edit, it replaces the component of the
   * same id.
   */
  $LecternRefresh$?: (component: unknown, id: string) => void;
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: {checkDCE?: () => void};
}
