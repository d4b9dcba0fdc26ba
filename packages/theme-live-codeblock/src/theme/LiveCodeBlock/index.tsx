import ErrorBoundary from '@lectern/core/client/ErrorBoundary';
import {useIsNear} from '@lectern/theme-common/internal';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import {lazy, type ReactNode, Suspense, useRef} from 'react';
import Placeholder from './Placeholder.js';

export interface Props extends Omit<CodeBlockProps, 'children' | 'live'> {
  readonly children: string;
}

/** The editor and the compiler of its code are loaded for the first block that comes near the visible part of a page. */
const LoadedBlock = lazy(() => import(/* webpackChunkName: "browser-only-live-code" */ './LoadedBlock.js'));

/** @swizzle unsafe */
/** An editor with its result; before it is loaded, the code as in other blocks. */
export default function LiveCodeBlock({children, noInline, ...props}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element);
  const placeholder = <Placeholder {...props}>{children}</Placeholder>;
  return (
    <div ref={element}>
      {isNear ? (
        <ErrorBoundary fallback={() => placeholder}>
          <Suspense fallback={placeholder}>
            <LoadedBlock noInline={noInline}>{children}</LoadedBlock>
          </Suspense>
        </ErrorBoundary>
      ) : (
        placeholder
      )}
    </div>
  );
}
