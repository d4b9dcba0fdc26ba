let messages: {readonly [id: string]: string} = {};

/** Called by the entries before any component or client module is evaluated: `translate()` works at module level too. */
export function setMessages(translations: {readonly [id: string]: string}): void {
  messages = translations;
}

/** The translation of a message id, if the locale has one. */
export function findMessage(id: string): string | undefined {
  // A text such as "constructor" is a name that every object has.
  return Object.hasOwn(messages, id) ? messages[id] : undefined;
}
