/**
 * Module of still pages: shows the outlines of focused elements as soon as Tab is pressed, as the app does later.
 *
 * @param signal - aborted when the app runs
 */
export default function markKeyboardNavigation(signal: AbortSignal): void {
  const onKey = ({key}: KeyboardEvent) => {
    if (key === 'Tab') document.body.classList.add('navigation-with-keyboard');
  };
  document.addEventListener('keydown', onKey, {signal});
}
