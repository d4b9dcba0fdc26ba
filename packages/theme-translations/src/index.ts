/** Reads the texts of our themes in many languages. Plugins with translations of their own use the same functions. */
export {codeTranslationLocalesToTry} from './localesToTry.js';
export {readDefaultCodeTranslationMessages} from './readMessages.js';
