// Workbox replaces the value below by the list of files; the name may occur only once in this file. This file is a
// separate script, so that visitors without offline mode do not load the list.
globalThis.precachedFiles = self.__WB_MANIFEST;
