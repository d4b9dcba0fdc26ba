import clsx from 'clsx';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import styles from './tooltip.module.css';

/** Milliseconds between the moment that the pointer arrives and the tooltip. */
const DELAY = 400;
/** Distance in pixels that the tooltip keeps from the edge of the window. */
const MARGIN = 8;

interface Props {
  /** The element that the text describes refers to it by `aria-describedby`. */
  readonly id: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** How far an element has to move to the left, to be in the window. */
function shiftOf(element: HTMLElement): number {
  const {right} = element.getBoundingClientRect();
  return Math.max(0, right + MARGIN - document.documentElement.clientWidth);
}

/** Opens and closes with the pointer and the keyboard focus; Escape closes. */
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

/** A short description of what is inside, shown 400 ms after the pointer or the focus arrives. */
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
