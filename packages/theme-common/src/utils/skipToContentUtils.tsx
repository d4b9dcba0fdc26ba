import {useHistory} from '@lectern/core/client/router';
import {translate} from '@lectern/core/client/Translate';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
} from 'react';
import {useLocationChange} from './useLocationChange.js';

/** Id of the layout's main element: the target of the link without JavaScript, and on pages without `<main>`. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';

function focusTarget(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('main:first-of-type') ??
    document.getElementById(SkipToContentFallbackId)
  );
}

function focusTemporarily(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus();
  // Removed only on `blur`: without the attribute, the element would lose the focus at once.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

function useSkipToContent(): {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const containerRef = useRef<HTMLDivElement>(null);
  const history = useHistory();

  const onClick = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    const target = focusTarget();
    if (target === null) return;
    event.preventDefault();
    focusTemporarily(target);
  }, []);

  // After a navigation, the Tab key starts at the top of the page again, as after a page load.
  useLocationChange(({location, previousLocation}) => {
    const isNewPage = previousLocation !== undefined && location.pathname !== previousLocation.pathname;
    if (containerRef.current && isNewPage && !location.hash && history.action === 'PUSH') {
      focusTemporarily(containerRef.current);
    }
  });

  return {containerRef, onClick};
}

const label = () =>
  translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description: 'The label of the link that takes keyboard users past the navigation',
  });

/** The link to the main content: the first element that the Tab key reaches. Its props are those of `<a>`. */
export function SkipToContentLink(props: Omit<ComponentProps<'a'>, 'href' | 'onClick'>): ReactNode {
  const text = props.children ?? label();
  const {containerRef, onClick} = useSkipToContent();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a heading would show up in the page's outline
    <div ref={containerRef} role="region" aria-label={label()}>
      <a {...props} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        {text}
      </a>
    </div>
  );
}
