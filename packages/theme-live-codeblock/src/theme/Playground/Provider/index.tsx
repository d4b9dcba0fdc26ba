import {usePrismTheme} from '@lectern/theme-common';
import {PlaygroundProvider} from '@lectern/theme-live-codeblock/client';
import type {Props as PlaygroundProps} from '@theme/Playground';
import {type ComponentProps, type ReactNode, useMemo} from 'react';
import {LiveProvider} from 'react-live';
import {usableNames} from './usableNames.js';

type LiveProviderProps = ComponentProps<typeof LiveProvider>;

export interface Props extends Omit<PlaygroundProps, 'children' | 'position'> {
  readonly children: ReactNode;
  readonly code: string;
}

/** Compiles and runs the code whenever it changes. */
export default function PlaygroundCodeProvider({children, scope, transformCode, ...props}: Props): ReactNode {
  const theme = usePrismTheme() as NonNullable<LiveProviderProps['theme']>;
  // react-live 5.0.1 uses the value that is returned, which its type does not have.
  const transform = transformCode as LiveProviderProps['transformCode'];
  const names = useMemo(() => usableNames(scope), [scope]);
  return (
    <PlaygroundProvider>
      <LiveProvider theme={theme} scope={names} transformCode={transform} {...props}>
        {children}
      </LiveProvider>
    </PlaygroundProvider>
  );
}
