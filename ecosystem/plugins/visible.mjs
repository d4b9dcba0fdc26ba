/** Waits until a text is visible in the page. */
export const seesText = (text) => (page) => page.getByText(text).first().waitFor({timeout: 20_000});

/** Waits for a request whose URL contains `part`. */
export const requests =
  (part) =>
  async (page, {requests: urls}) => {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (urls.some((url) => url.includes(part))) return;
      await page.waitForTimeout(100);
    }
    throw new Error(`Nothing requests ${part}. Requested: ${urls.join(' ')}`);
  };

/** Waits for an element, by default until it is visible. */
export const sees =
  (selector, {state = 'visible'} = {}) =>
  (page) =>
    page.locator(selector).first().waitFor({state, timeout: 20_000});

/** Throws unless a value contains a text. */
export function expectText(value, text) {
  if (!String(value).includes(text)) throw new Error(`Expected "${text}" in ${String(value).slice(0, 400)}`);
}
