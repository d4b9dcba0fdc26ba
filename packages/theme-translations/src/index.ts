/**
 * Functions that read the translated texts of the themes. Plugins with translations of their own use the same
 * functions.
 */
export {codeTranslationLocalesToTry} from './localesToTry.js';
export {readDefaultCodeTranslationMessages} from './readMessages.js';
