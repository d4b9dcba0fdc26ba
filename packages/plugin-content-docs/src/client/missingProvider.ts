/** Makes the error of a hook that is used outside of its provider. */
export function missingProvider(hook: string, provider: string): Error {
  return new Error(`${hook}() is used outside of <${provider}>: it works on docs pages only.`);
}
