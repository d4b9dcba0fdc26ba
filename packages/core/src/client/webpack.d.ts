/** URL prefix of the files that code imports. webpack reads it when it evaluates the module of such a file. */
declare let __webpack_public_path__: string;
