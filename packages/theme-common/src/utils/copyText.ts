/**
 * Copies by `execCommand`, since browsers have `navigator.clipboard` only on HTTPS and localhost.
 *
 * @returns `true` if it worked
 */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:12pt';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/**
 * Copies text to the clipboard.
 *
 * @throws if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else if (!copyBySelection(text)) throw new Error('The browser did not copy the text.');
}
