/** What URLs of the files that code imports start with; webpack reads it when the module of such a file is evaluated. */
declare let __webpack_public_path__: string;
