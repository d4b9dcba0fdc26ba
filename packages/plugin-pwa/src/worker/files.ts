// The build puts the list of files into the place of `__WB_MANIFEST`. A script of its own: visitors without offline mode never load it.
globalThis.precachedFiles = self.__WB_MANIFEST;
