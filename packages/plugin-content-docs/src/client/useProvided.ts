import {type Context, useContext} from 'react';

/**
 * Returns the value of a context.
 *
 * @param hook - name of the hook that needs the value, for the error
 * @throws outside of the provider, where the value is `undefined`
 */
export function useProvided<T>(context: Context<T | undefined>, hook: string, provider: string): T {
  const value = useContext(context);
  if (value !== undefined) return value;
  throw new Error(`${hook}() is used outside of <${provider}>: it works on docs pages only.`);
}
