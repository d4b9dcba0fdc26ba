/**
 * Module of still pages: follows the colour mode of the system, and shows light mode while the page is printed, until
 * the app runs and does both itself.
 *
 * @param signal - aborted when the app runs
 */
export default function followColorMode(signal: AbortSignal): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (mode: string) => root.setAttribute('data-theme', mode);
  const onChange = () => {
    // While printing, browsers report light mode as the mode of the system.
    const follows = root.dataset.themeChoice === 'system' && !matchMedia('print').matches;
    if (follows) show(dark.matches ? 'dark' : 'light');
  };
  dark.addEventListener('change', onChange, {signal});
  let shown: string | undefined;
  const onPrint = () => {
    shown = root.dataset.theme;
    show('light');
  };
  addEventListener('beforeprint', onPrint, {signal});
  addEventListener('afterprint', () => shown && show(shown), {signal});
}
