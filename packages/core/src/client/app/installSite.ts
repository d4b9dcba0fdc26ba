import {isRelocatable, usesHashRouter} from '@generated/router';
import site from '@generated/site';
import {setMessages} from '../siteMessages.js';

// The entries for browser and server import this module first: all modules after it may call `translate()` and use URLs
// of files.
setMessages(site.codeTranslations);
// With the hash router, and in the browser of a relocatable site, the public path stays "auto": webpack derives the URLs of
// files from the URL of its own script.
const isAuto = usesHashRouter || (isRelocatable && typeof document !== 'undefined');
if (!isAuto) __webpack_public_path__ = site.build.filesUrl;
