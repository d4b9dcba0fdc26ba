// The build replaces `self.__WB_MANIFEST` by the list of files. A separate script, so that visitors without offline
// mode do not load the list.
globalThis.precachedFiles = self.__WB_MANIFEST;
