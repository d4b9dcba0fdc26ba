import url from './modal.css';

let loading: Promise<void> | undefined;

/**
 * Loads the stylesheet of the modal once. Pages whose search is never opened do without it.
 *
 * @returns Rejected if it cannot be loaded; the next call tries again.
 */
export default function loadModalStyles(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`The stylesheet of the search cannot be loaded: ${link.href}`));
    };
    document.head.append(link);
  });
  return loading;
}
