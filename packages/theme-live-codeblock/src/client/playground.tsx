import {createContext, Fragment, type ReactNode, useContext, useMemo, useState} from 'react';

/** State that the parts of a playground share. */
export interface PlaygroundValue {
  /** Restores the code of the author, and runs it. */
  reset(): void;
}

const PlaygroundContext = createContext<PlaygroundValue | null>(null);

export interface PlaygroundProviderProps {
  readonly children: ReactNode;
}

/** Provides the state of one playground; `reset` mounts its children again. */
export function PlaygroundProvider({children}: PlaygroundProviderProps): ReactNode {
  const [round, setRound] = useState(0);
  const value = useMemo(() => ({reset: () => setRound((last) => last + 1)}), []);
  return (
    <PlaygroundContext.Provider value={value}>
      <Fragment key={round}>{children}</Fragment>
    </PlaygroundContext.Provider>
  );
}

/** State of the playground around a component. @throws {Error} outside of a `PlaygroundProvider` */
export function usePlayground(): PlaygroundValue {
  const value = useContext(PlaygroundContext);
  if (!value) throw new Error('usePlayground() must be called in a component below <PlaygroundProvider>.');
  return value;
}
