declare module 'systemjs/dist/s.min.js';

/** Loader of modules in the form of classic scripts; made by SystemJS. */
declare const System: {
  /** @param url - absolute */
  import(url: string): Promise<unknown>;
};
