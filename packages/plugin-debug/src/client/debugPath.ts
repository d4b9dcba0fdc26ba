/** Path of the debug pages and their files, relative to the base URL. */
export const DEBUG_PATH = '__docusaurus/debug';
