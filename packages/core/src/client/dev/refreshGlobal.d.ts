interface Window {
  /** In development only: tells React which component takes another's place after an edit. */
  $LecternRefresh$?: (component: unknown, id: string) => void;
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: {checkDCE?: () => void};
}
