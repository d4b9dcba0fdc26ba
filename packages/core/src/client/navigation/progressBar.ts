export interface ProgressBar {
  /** Shows the bar if `stop` is not called within the delay. */
  start(): void;
  stop(): void;
}

/** Milliseconds until the bar is shown. */
export const progressDelay = 200;

const fadeMilliseconds = 200;

/**
 * Makes a progress bar at the top of the window, which slowly grows. Hidden from screen readers, since the page itself
 * is announced.
 */
export function createProgressBar(): ProgressBar {
  let timer: number | undefined;
  let bar: HTMLElement | undefined;

  const show = () => {
    const element = document.createElement('div');
    element.setAttribute('aria-hidden', 'true');
    element.className = 'lectern-progress-bar';
    Object.assign(element.style, {
      position: 'fixed',
      insetBlockStart: '0',
      insetInlineStart: '0',
      inlineSize: '100%',
      blockSize: '2px',
      zIndex: '1031',
      background: 'var(--docusaurus-progress-bar-color, var(--ifm-color-primary, #3578e5))',
      transformOrigin: document.documentElement.dir === 'rtl' ? 'right' : 'left',
      transform: 'scaleX(0.08)',
      pointerEvents: 'none',
    });
    document.body.append(element);
    element.animate?.([{transform: 'scaleX(0.08)'}, {transform: 'scaleX(0.9)'}], {
      duration: 10_000,
      easing: 'cubic-bezier(0.1, 0.7, 0.2, 1)',
      fill: 'forwards',
    });
    bar = element;
  };

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    const element = bar;
    bar = undefined;
    if (!element) return;
    const fade = element.animate?.(
      [
        {transform: 'scaleX(1)', opacity: 1},
        {transform: 'scaleX(1)', opacity: 0},
      ],
      {duration: fadeMilliseconds},
    );
    if (fade) fade.onfinish = () => element.remove();
    else element.remove();
  };

  return {
    start() {
      stop();
      timer = window.setTimeout(show, progressDelay);
    },
    stop,
  };
}
