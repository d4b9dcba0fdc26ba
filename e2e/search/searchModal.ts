import axe from 'axe-core';
import type {Page} from 'playwright-core';

export const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
export const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const input = (page: Page) => modal(page).getByRole('combobox', {name: 'Search'});
export const options = (page: Page) => modal(page).getByRole('option');
export const active = (page: Page) => modal(page).locator('[role="option"][aria-selected="true"]');
export const isFocused = (element: ReturnType<typeof button>) =>
  element.evaluate((node) => node === document.activeElement);

export async function openModal(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).waitFor();
  if (query === '') return;
  await page.keyboard.type(query);
  await options(page).first().waitFor();
}

export async function violationsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(300);
  await page.evaluate(axe.source);
  const {violations} = await page.evaluate(() =>
    window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      // The underline of links in text is a setting of sites: `--ifm-link-decoration`.
      rules: {'link-in-text-block': {enabled: false}},
    }),
  );
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
}
