/** Constants that webpack replaces by their values. A site's own module for `swRegister` can read them too. */
declare const process: {
  readonly env: {
    readonly PWA_DEBUG: boolean;
    readonly PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES: readonly string[];
    readonly PWA_SERVICE_WORKER_URL: string;
  };
};

declare module '*.module.css' {
  const classes: {readonly [localName: string]: string};
  export default classes;
}
