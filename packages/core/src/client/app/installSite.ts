import {usesHashRouter} from '@generated/router';
import site from '@generated/site';
import {setMessages} from '../siteMessages.js';

// The entries for browser and server import this module first: all modules after it may call `translate()` and use URLs
// of files.
setMessages(site.codeTranslations);
// With the hash router, the public path stays "auto": webpack derives the URLs of files from the URL of its own script.
if (!usesHashRouter) __webpack_public_path__ = site.build.filesUrl;
