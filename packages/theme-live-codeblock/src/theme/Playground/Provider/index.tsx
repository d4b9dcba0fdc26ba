import {usePrismTheme} from '@lectern/theme-common';
import {PlaygroundProvider} from '@lectern/theme-live-codeblock/client';
import type {Props as PlaygroundProps} from '@theme/Playground';
import {type ComponentProps, type ReactNode, useMemo, useState} from 'react';
import {LiveProvider} from 'react-live';
import {CHECKS_NAME, guardLoops} from './guardLoops.js';
import {createLoopGuard, type LoopGuard} from './loopGuard.js';
import StoppedLoops from './StoppedLoops.js';
import {usableNames} from './usableNames.js';

type LiveProviderProps = ComponentProps<typeof LiveProvider>;

export interface Props extends Omit<PlaygroundProps, 'children' | 'position'> {
  readonly children: ReactNode;
  readonly code: string;
}

interface Guarded extends Required<Pick<LiveProviderProps, 'scope' | 'transformCode'>> {
  readonly guard: LoopGuard;
}

/**
 * Props of react-live with loop checks, which stop endless loops: `scope` has the checks, `transformCode` inserts their
 * calls.
 */
function useGuardedCode({
  scope,
  transformCode,
  enableTypeScript = true,
  noInline = false,
}: Partial<Props>): Guarded {
  const [guard] = useState(() => createLoopGuard());
  const names = useMemo(() => ({...usableNames(scope), [CHECKS_NAME]: guard.checks}), [scope, guard]);
  const transform = useMemo(() => {
    const options = {hasTypes: enableTypeScript, isExpression: !noInline};
    // react-live 5.0.1 awaits the result, so the function may be async.
    return async (code: string) => {
      const changed = transformCode ? await transformCode(code) : code;
      return guardLoops(changed, {...options, program: guard.nextProgram()});
    };
  }, [transformCode, enableTypeScript, noInline, guard]);
  return {guard, scope: names, transformCode: transform};
}

/** @swizzle unsafe */
/** Provides the state of a playground: compiles and runs the code whenever it changes. */
export default function PlaygroundCodeProvider({children, scope, transformCode, ...props}: Props): ReactNode {
  const {plain, styles} = usePrismTheme();
  // The stylesheet has the background of code blocks, which may be that of a colour preset.
  const theme = {plain: {...plain, backgroundColor: 'var(--prism-background-color)'}, styles};
  const {guard, ...guarded} = useGuardedCode({scope, transformCode, ...props});
  return (
    <PlaygroundProvider>
      <LiveProvider theme={theme as LiveProviderProps['theme']} {...guarded} {...props}>
        <StoppedLoops guard={guard} />
        {children}
      </LiveProvider>
    </PlaygroundProvider>
  );
}
