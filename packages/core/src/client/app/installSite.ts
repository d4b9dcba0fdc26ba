import {usesHashRouter} from '@generated/router';
import site from '@generated/site';
import {setMessages} from '../siteMessages.js';

// Imported first by both entries: modules evaluated after this one may call `translate()` and use URLs of files at once.
setMessages(site.codeTranslations);
// With the hash router, files are found from where the code is.
if (!usesHashRouter) __webpack_public_path__ = site.build.filesUrl;
