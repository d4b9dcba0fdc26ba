import {useHistory} from '@lectern/core/client/router';
import {translate} from '@lectern/core/client/Translate';
import {type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useRef} from 'react';
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

function skipToContent(event: MouseEvent<HTMLAnchorElement>): void {
  const target = focusTarget();
  if (target === null) return;
  event.preventDefault();
  focusTemporarily(target);
}

/**
 * Focuses an element after each navigation: the Tab key then starts at the top of the page again, as after a page load.
 */
function useFocusOnNewPage(element: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useLocationChange(({location, previousLocation}) => {
    const isNewPage = previousLocation !== undefined && location.pathname !== previousLocation.pathname;
    if (element.current && isNewPage && !location.hash && history.action === 'PUSH') {
      focusTemporarily(element.current);
    }
  });
}

const label = () =>
  translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description: 'The label of the link that takes keyboard users past the navigation',
  });

/** The link to the main content: the first element that the Tab key reaches. It accepts the props of `<a>`. */
export function SkipToContentLink(props: Omit<ComponentProps<'a'>, 'href' | 'onClick'>): ReactNode {
  const text = props.children ?? label();
  const container = useRef<HTMLDivElement>(null);
  useFocusOnNewPage(container);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section with a heading would show up in the page's outline
    <div ref={container} role="region" aria-label={label()}>
      <a data-wake="" {...props} href={`#${SkipToContentFallbackId}`} onClick={skipToContent}>
        {text}
      </a>
    </div>
  );
}

// The link works without script, and a loaded document has the focus at its top.
SkipToContentLink.still = true;
