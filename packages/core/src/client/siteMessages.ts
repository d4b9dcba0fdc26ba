/** Translations of the current locale: message id → text. */
// Module state: used by all calls of `translate()`, also at module level, where no React context exists; never freed.
let messages: {readonly [id: string]: string} = {};

/**
 * Sets the translations. Must be called before components and client modules are evaluated: they may call `translate()`
 * at module level.
 */
export function setMessages(translations: {readonly [id: string]: string}): void {
  messages = translations;
}

/** Returns the translation for a message id; `undefined` if the locale has none. */
export function findMessage(id: string): string | undefined {
  // An id may be "constructor", a property that every object inherits.
  return Object.hasOwn(messages, id) ? messages[id] : undefined;
}
