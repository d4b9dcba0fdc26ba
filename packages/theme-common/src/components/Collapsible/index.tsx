import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {
  type CSSProperties,
  createElement,
  type ElementType,
  type ReactNode,
  type RefObject,
  type TransitionEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {prefersReducedMotion} from '../../utils/accessibilityUtils.js';

export interface CollapsibleAnimation {
  /** Milliseconds; follows from the height of the content unless given. */
  readonly duration?: number;
  readonly easing?: string;
}

interface BaseProps {
  readonly as?: ElementType;
  readonly collapsed: boolean;
  readonly children: ReactNode;
  readonly animation?: CollapsibleAnimation;
  readonly onCollapseTransitionEnd?: (collapsed: boolean) => void;
  readonly className?: string;
}

export interface CollapsibleProps extends BaseProps {
  /** Content is not rendered until first opened. */
  readonly lazy: boolean;
}

const DEFAULT_EASING = 'ease-in-out';

const closedStyle = {display: 'none', overflow: 'hidden', height: '0px'} as const;
const openStyle = {display: 'block', overflow: 'visible', height: 'auto'} as const;

/** Tall content takes longer, but ever less so; none at all for those who prefer less motion. */
export function animationDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const screens = height / 36;
  return Math.round((4 + 15 * screens ** 0.25 + screens / 5) * 10);
}

function applyRestingStyle(element: HTMLElement, collapsed: boolean): void {
  Object.assign(element.style, collapsed ? closedStyle : openStyle, {transition: '', willChange: ''});
}

function animate(
  element: HTMLElement,
  collapsed: boolean,
  animation: CollapsibleAnimation | undefined,
): () => void {
  element.style.display = 'block';
  const height = element.scrollHeight;
  const duration = animation?.duration ?? animationDuration(height, prefersReducedMotion());
  element.style.willChange = 'height';
  element.style.overflow = 'hidden';
  element.style.height = collapsed ? `${height}px` : '0px';
  const frame = requestAnimationFrame(() => {
    element.style.transition = `height ${duration}ms ${animation?.easing ?? DEFAULT_EASING}`;
    element.style.height = collapsed ? '0px' : `${height}px`;
  });
  return () => cancelAnimationFrame(frame);
}

function useCollapseAnimation(
  ref: RefObject<HTMLElement | null>,
  collapsed: boolean,
  animation: CollapsibleAnimation | undefined,
): void {
  const isMounted = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    if (!isMounted.current) {
      isMounted.current = true;
      applyRestingStyle(element, collapsed);
      return undefined;
    }
    return animate(element, collapsed, animation);
  }, [ref, collapsed, animation]);
}

function CollapsibleBase({
  as = 'div',
  collapsed,
  children,
  animation,
  onCollapseTransitionEnd,
  className,
}: BaseProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  // The style of the first render only: from then on the effect owns it, and React must not write over it.
  const [initialStyle] = useState<CSSProperties>(collapsed ? closedStyle : openStyle);
  useCollapseAnimation(ref, collapsed, animation);
  return createElement(
    as,
    {
      ref,
      style: initialStyle,
      className,
      onTransitionEnd: (event: TransitionEvent<HTMLElement>) => {
        if (event.propertyName !== 'height' || event.target !== event.currentTarget) return;
        applyRestingStyle(event.currentTarget, collapsed);
        onCollapseTransitionEnd?.(collapsed);
      },
    },
    children,
  );
}

/** Content that opens and closes by its height. Lazy content first appears closed, so that its first opening is animated. */
export function Collapsible({lazy, collapsed, ...props}: CollapsibleProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(!collapsed);
  const [shownCollapsed, setShownCollapsed] = useState(collapsed);

  useIsomorphicLayoutEffect(() => {
    if (lazy && !collapsed) setWasOpened(true);
  }, [lazy, collapsed]);

  useIsomorphicLayoutEffect(() => {
    if (lazy && wasOpened) setShownCollapsed(collapsed);
  }, [lazy, wasOpened, collapsed]);

  if (lazy && !wasOpened) return null;
  return <CollapsibleBase {...props} collapsed={lazy ? shownCollapsed : collapsed} />;
}
