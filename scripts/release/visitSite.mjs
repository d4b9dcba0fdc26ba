/**
 * Opens the first page of a built starter, follows a link of the navbar without a new document, and compares a colour.
 *
 * @param {object} input
 * @param {string} input.url - of the first page, with "/" at its end
 * @param {import('playwright-core').Browser} input.browser
 * @param {string} input.color - background of the page: "rgb(1, 2, 3)"
 * @returns {Promise<string>} a few words about what was seen
 * @throws {Error} if something is not there, or if the browser reports anything
 */
export async function visitSite({url, browser, color}) {
  const page = await browser.newPage();
  const reports = [];
  page.on('console', (message) => reports.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => reports.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) reports.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(url, {waitUntil: 'load'});
    const title = await page.title();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    if (background !== color) throw new Error(`The stylesheet of the plugin has no effect: ${background}.`);
    // A movement of the visitor starts React on a still page.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('wheel'));
      document.documentElement.dataset.firstDocument = 'yes';
    });
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 60_000});
    await page.click('nav a:has-text("Docs")');
    await page.waitForURL(/\/docs\//);
    await page.waitForSelector('article h1');
    const isSame = await page.evaluate(() => document.documentElement.dataset.firstDocument === 'yes');
    if (!isSame) throw new Error('The link loaded a new document.');
    if (reports.length > 0) throw new Error(`The browser reports:\n${reports.join('\n')}`);
    return `"${title}" and "${await page.title()}" opened`;
  } finally {
    await page.close();
  }
}
