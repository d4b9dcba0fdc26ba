import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {type ComponentType, createElement, type ReactNode, useCallback, useMemo, useRef} from 'react';

/**
 * Returns a function that stays the same in all renders and calls the `callback` of the latest render. Use it only for
 * event handlers and effects: the function must not be called while rendering.
 */
export function useEvent<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** The value of the render before this one; `undefined` at first. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T | undefined>(undefined);
  useIsomorphicLayoutEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** Name of the hook that called `ReactContextError`, from a stack in V8's or Firefox' style; empty if unknown. */
function callingHook(stack: string | undefined): string {
  const names = [...(stack ?? '').matchAll(/(?:at (?:Object\.|Module\.)?|^)(use\w+)[ @(]/gm)];
  return names[0]?.[1] ?? '';
}

/** Error of a hook that is called outside of its provider. */
export class ReactContextError extends Error {
  override readonly name = 'ReactContextError';

  constructor(providerName: string, additionalInfo = '') {
    super();
    const message = `Hook ${callingHook(this.stack)} is called outside the <${providerName}>. ${additionalInfo}`;
    this.message = message.replace('Hook  is', 'A hook is').trim();
  }
}

/**
 * Returns `value`, the value of a React context, if it is neither `null` nor `undefined`.
 *
 * @param provider - name of the component that provides it
 * @throws {ReactContextError} outside of the provider
 */
export function provided<T>(value: T | null | undefined, provider: string, additionalInfo?: string): T {
  if (value === null || value === undefined) throw new ReactContextError(provider, additionalInfo);
  return value;
}

/**
 * Returns the object of an earlier render as long as `object` has the same entries: for objects that are created in
 * every render.
 */
export function useShallowMemoObject<T extends object>(object: T): T {
  const entries = Object.entries(object).sort(([a], [b]) => a.localeCompare(b));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the flattened entries identify the object
  return useMemo(() => object, entries.flat());
}

type Provider = ComponentType<{readonly children: ReactNode}>;

/** Returns a component that nests providers; the first provider is the outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return ({children}) =>
    providers.reduceRight<ReactNode>((inner, Current) => createElement(Current, null, inner), children);
}
