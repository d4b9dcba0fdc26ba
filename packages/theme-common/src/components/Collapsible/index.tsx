import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import {
  type CSSProperties,
  createElement,
  type ElementType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import {prefersReducedMotion} from '../../utils/accessibilityUtils.js';

export interface CollapsibleAnimation {
  /** Duration in milliseconds; by default computed from the height of the content. */
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
  /** If true, the content is not rendered until it is opened for the first time. */
  readonly lazy: boolean;
}

const DEFAULT_EASING = 'ease-in-out';

const closedStyle = {display: 'none', overflow: 'hidden', height: '0px'} as const;
const openStyle = {display: 'block', overflow: 'visible', height: 'auto'} as const;

/**
 * Duration in milliseconds for content of a height in pixels. It grows more slowly than the height. 1 ms if the visitor
 * prefers reduced motion.
 */
function animationDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const screens = height / 36;
  return Math.round((4 + 15 * screens ** 0.25 + screens / 5) * 10);
}

function applyRestingStyle(element: HTMLElement, collapsed: boolean): void {
  Object.assign(element.style, collapsed ? closedStyle : openStyle);
}

interface HeightAnimation {
  readonly element: HTMLElement;
  readonly collapsed: boolean;
  readonly animation?: CollapsibleAnimation;
  readonly onEnd: () => void;
}

/**
 * Animates the height of an element, from the current height to 0 (`collapsed`) or to the height of its content.
 *
 * @returns function that stops the animation at the current height, without calling `onEnd`
 */
export function animateHeight({element, collapsed, animation, onEnd}: HeightAnimation): () => void {
  Object.assign(element.style, {display: 'block', overflow: 'hidden'});
  const {height} = element.getBoundingClientRect();
  const contentHeight = element.scrollHeight;
  // The Web Animations API is used, not a CSS transition: between two equal heights there is no transition, so
  // `transitionend` would not fire.
  const movement = element.animate(
    [{height: `${height}px`}, {height: `${collapsed ? 0 : contentHeight}px`}],
    {
      duration: animation?.duration ?? animationDuration(contentHeight, prefersReducedMotion()),
      easing: animation?.easing ?? DEFAULT_EASING,
      fill: 'forwards',
    },
  );
  movement.onfinish = () => {
    movement.cancel();
    onEnd();
  };
  return () => {
    if (movement.playState === 'running')
      element.style.height = `${element.getBoundingClientRect().height}px`;
    movement.cancel();
  };
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
  const shown = useRef<boolean>(undefined);
  const latest = useRef({animation, onCollapseTransitionEnd});
  // The style of the first render. This value never changes: the effect sets later styles, and React must not overwrite
  // them.
  const [initialStyle] = useState<CSSProperties>(collapsed ? closedStyle : openStyle);

  useIsomorphicLayoutEffect(() => {
    latest.current = {animation, onCollapseTransitionEnd};
  });

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const isChange = shown.current !== undefined && shown.current !== collapsed;
    shown.current = collapsed;
    if (!isChange) {
      applyRestingStyle(element, collapsed);
      return undefined;
    }
    return animateHeight({
      element,
      collapsed,
      animation: latest.current.animation,
      onEnd() {
        applyRestingStyle(element, collapsed);
        latest.current.onCollapseTransitionEnd?.(collapsed);
      },
    });
  }, [collapsed]);

  return createElement(as, {ref, style: initialStyle, className}, children);
}

// Opens and closes by clicks on other elements.
CollapsibleBase.still = true;

/**
 * Content that opens and closes with an animation of its height. Lazy content is rendered closed at first, so that its
 * first opening is animated, too.
 */
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

// Opens and closes by clicks on other elements.
Collapsible.still = true;
