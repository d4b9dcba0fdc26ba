import clsx from 'clsx';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import styles from './tooltip.module.css';

/** Milliseconds from the pointer or focus entering the element until the tooltip opens. */
const DELAY = 400;
/** Minimum distance in pixels between the tooltip and the right edge of the window. */
const MARGIN = 8;

interface Props {
  /** Id of the tooltip. The described element has it in `aria-describedby`. */
  readonly id: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Pixels by which an element must move to the left to be inside the window. */
function shiftOf(element: HTMLElement): number {
  const {right} = element.getBoundingClientRect();
  return Math.max(0, right + MARGIN - document.documentElement.clientWidth);
}

/** Opens the tooltip when the element is hovered or focused; closes it when both end, or on Escape. */
function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const openSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(true), DELAY);
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) openSoon();
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    element.addEventListener('mouseenter', openSoon);
    element.addEventListener('mouseleave', close);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', close);
    document.addEventListener('keydown', onKey);
    return () => {
      close();
      element.removeEventListener('mouseenter', openSoon);
      element.removeEventListener('mouseleave', close);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', close);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return {anchor, isOpen};
}

/** Shows a short description of its children 400 ms after they are hovered or focused. */
export default function Tooltip({id, text, children}: Props): ReactNode {
  const {anchor, isOpen} = useTooltip();
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    element.style.translate = '';
    if (isOpen) element.style.translate = `${-shiftOf(element)}px`;
  }, [isOpen]);

  return (
    <span ref={anchor} className={styles.anchor}>
      {children}
      <span ref={bubble} role="tooltip" id={id} className={clsx(styles.bubble, isOpen && styles.open)}>
        {text}
      </span>
    </span>
  );
}
