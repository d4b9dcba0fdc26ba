import ErrorBoundary from '@lectern/core/client/ErrorBoundary';
import {useIsNear} from '@lectern/theme-common/internal';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import {lazy, type ReactNode, Suspense, useRef} from 'react';
import Placeholder from './Placeholder.js';

export interface Props extends Omit<CodeBlockProps, 'children' | 'live'> {
  readonly children: string;
}

/** The playground. Its chunk is loaded when the first live block comes near the visible part of a page. */
const LoadedBlock = lazy(() => import(/* webpackChunkName: "browser-only-live-code" */ './LoadedBlock.js'));

/** @swizzle unsafe */
/** An editor with the result of its code. Until it is loaded, the code is shown in a static code block. */
export default function LiveCodeBlock({children, noInline, ...props}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element);
  const placeholder = <Placeholder {...props}>{children}</Placeholder>;
  return (
    <div ref={element} data-wake-near="">
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

// The attribute `data-wake-near` starts React when the block is near.
LiveCodeBlock.still = true;
