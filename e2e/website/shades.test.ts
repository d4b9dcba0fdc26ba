import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildWebsite, type PageOptions, useBuiltSite, waitForHydration} from '../harness/index.js';

const visit = useBuiltSite(buildWebsite);
const styling = '/docs/styling-layout/';
const own: PageOptions = {before: () => {}};

const generator = (page: Page) => page.getByRole('region', {name: 'Shades of a primary colour'});
const field = (page: Page, label: string) => generator(page).getByLabel(label, {exact: true});
const code = (page: Page) => generator(page).locator('code').last().innerText();
const variable = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    name,
  );
const stored = (page: Page, mode: string) =>
  page.evaluate((name) => sessionStorage.getItem(`ifm-theme-colors-${name}`), mode);
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between/}).first();

describe('the generator of shades', () => {
  test('starts with the colours of this website, and makes seven of each other one, shown at once', () =>
    visit(
      styling,
      async (page) => {
        expect(await field(page, 'Primary colour').inputValue()).toBe('#2e8555');
        const adjustments = generator(page).getByRole('spinbutton');
        expect(
          await adjustments.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
        ).toEqual([...['0', '0.1', '0.15', '0.3', '-0.1', '-0.15', '-0.3']]);
        expect(await stored(page, 'light')).toBeNull();
        await field(page, 'Primary colour').fill('#25c2a0');
        for (const [name, color] of [
          ['--ifm-color-primary', '#25c2a0'],
          ['--ifm-color-primary-darkest', '#1a8870'],
          ['--ifm-color-primary-lightest', '#4fddbf'],
        ] as const) {
          expect(await variable(page, name)).toBe(color);
          expect(await code(page)).toContain(`  ${name}: ${color};`);
        }
        expect(await code(page)).toMatch(/^:root \{\n(?: {2}--ifm-color-primary.*\n){7}\}/);
        await page.getByLabel('How much darker: --ifm-color-primary-dark', {exact: true}).fill('0.5');
        expect(await variable(page, '--ifm-color-primary-dark')).toBe('#126150');
        await field(page, 'Background').fill('#ffffee');
        expect(await variable(page, '--ifm-background-color')).toBe('#ffffee');
        expect(JSON.parse((await stored(page, 'light')) ?? '')).toMatchObject({
          baseColor: '#25c2a0',
          background: '#ffffee',
          shades: {'--ifm-color-primary': 0, '--ifm-color-primary-dark': 0.5},
        });
      },
      own,
    ));

  test('keeps a colour for each mode: the button of the mode shows that of the other, on any page', () =>
    visit(
      styling,
      async (page) => {
        await field(page, 'Primary colour').fill('#aa0000');
        await generator(page).getByLabel('dark', {exact: true}).check();
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
        expect(await field(page, 'Primary colour').inputValue()).toBe('#25c2a0');
        expect(await variable(page, '--ifm-color-primary')).toBe('#25c2a0');
        await field(page, 'Primary colour').fill('#00f');
        expect(await code(page)).toMatch(/^\[data-theme="dark"\] \{/);
        await page.goto(new URL('/community/support/', page.url()).href);
        await waitForHydration(page);
        expect(await variable(page, '--ifm-color-primary')).toBe('#0000ff');
        await page.emulateMedia({colorScheme: 'light'});
        while ((await page.evaluate(() => document.documentElement.dataset.theme)) !== 'light')
          await toggle(page).click();
        await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#aa0000');
      },
      own,
    ));

  test('goes back to the stylesheet by its button', () =>
    visit(
      styling,
      async (page) => {
        await field(page, 'Primary colour').fill('#aa0000');
        await generator(page).getByRole('button', {name: 'Reset'}).click();
        expect(await variable(page, '--ifm-color-primary')).toBe('#2e8555');
        expect(await stored(page, 'light')).toBeNull();
        expect(await field(page, 'Primary colour').inputValue()).toBe('#2e8555');
      },
      own,
    ));

  test('explains what a colour looks like, and keeps the last one until it is one', () =>
    visit(styling, async (page) => {
      await field(page, 'Primary colour').fill('javascript:red');
      expect(await field(page, 'Primary colour').getAttribute('aria-invalid')).toBe('true');
      await generator(page).getByText('Write a colour such as #2e8555.').waitFor();
      expect(await variable(page, '--ifm-color-primary')).toBe('#2e8555');
    }));

  test('shows the defaults where the storage has something else, or is blocked', async () => {
    const shown = (page: Page) => field(page, 'Primary colour').inputValue();
    const before = () => sessionStorage.setItem('ifm-theme-colors-light', '{"baseColor":"url(x)","shades":7');
    expect(await visit(styling, shown, {before})).toBe('#2e8555');
  });
});
