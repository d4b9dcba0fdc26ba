import {createContext, type ReactNode, useContext, useMemo} from 'react';
import {provided} from '../utils/reactUtils.js';
import type {CodeBlockMetadata} from './metadata.js';
import type {WordWrap} from './useCodeWordWrap.js';

export interface CodeBlockContextValue {
  readonly metadata: CodeBlockMetadata;
  readonly wordWrap: WordWrap;
}

const Context = createContext<CodeBlockContextValue | null>(null);

export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: CodeBlockContextValue & {readonly children: ReactNode}): ReactNode {
  const value = useMemo(() => ({metadata, wordWrap}), [metadata, wordWrap]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/**
 * Metadata of the code block around a component, and the state of its word wrap.
 *
 * @throws {ReactContextError} outside of code blocks
 */
export function useCodeBlockContext(): CodeBlockContextValue {
  return provided(useContext(Context), 'CodeBlockContextProvider');
}
