/** Error code → explanation in Markdown. The website has a page for each code; builds use only the type of the keys. */
export const errorCodes = {
  PWA_FILE_EXISTS: `The pwa plugin writes its service worker to \`sw.js\`, and a static folder or another plugin has a file of that name.

Remove the file, or move what it does into the module that the option \`swCustom\` names: it becomes part of the worker.`,
  PWA_MODULE: `The option \`swCustom\` or \`swRegister\` of the pwa plugin names a module that does not exist. Paths start from the folder of the site.`,
  PWA_WORKER: `The service worker could not be made: the module of \`swCustom\` has a mistake, or \`injectManifestConfig\` has an option that Workbox rejects. The rest of the message is what the bundler or Workbox said.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
