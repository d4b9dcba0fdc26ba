import codeTranslations from '@generated/codeTranslations';
import {setMessages} from '../siteMessages.js';

// Imported first by both entries: modules evaluated after this one may call `translate()` at once.
setMessages(codeTranslations);
