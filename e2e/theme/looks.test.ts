import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {colorNames, colorsCss} from '@lectern/theme-classic/looks';
import axe from 'axe-core';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createSite, useBuiltSite, waitForAnimations} from '../harness/index.js';
import {openModal} from '../search/searchModal.js';

const site = createSite('looks');
const visit = useBuiltSite(async () => {
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  return site;
});

/**
 * Texts whose contrast, of computed colours, is below 4.5, or 3 for large text.
 *
 * @param part - selector of the part of the page that is checked
 */
async function lowContrast(page: Page, part = 'html'): Promise<string[]> {
  await waitForAnimations(page);
  await page.evaluate(axe.source);
  return page.evaluate(async (context) => {
    const {violations} = await window.axe.run(context, {runOnly: ['color-contrast']});
    return violations.flatMap(({nodes}) =>
      nodes.map(({html, failureSummary}) => `${html} ${failureSummary}`),
    );
  }, part);
}

/** Applies other colours than those of the site: the rules that a site with this preset has. */
async function applyColors(page: Page, css: string, mode: string): Promise<void> {
  await page.evaluate(
    ([text, theme]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.dataset.theme = theme;
    },
    [css, mode] as const,
  );
}

const presets = colorNames.filter((name) => name !== 'blue');

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  test('all text of docs can be read in the colours of each preset, under the pointer too', () =>
    visit('/docs/all#code', async (page) => {
      await page.locator('.table-of-contents__link--active').waitFor();
      for (const name of presets) {
        await applyColors(page, colorsCss(name), mode);
        expect(await lowContrast(page), name).toEqual([]);
        for (const hovered of [
          '.menu__link:not(.menu__link--active)',
          '.button--primary',
          '.button--secondary',
        ]) {
          await page.locator(hovered).first().hover();
          expect(await lowContrast(page, hovered), `${name} ${hovered}`).toEqual([]);
        }
      }
    }));

  test('all text of the search can be read in the colours of each preset', () =>
    visit('/docs/all', async (page) => {
      await openModal(page, 'colour');
      for (const name of presets) {
        await applyColors(page, colorsCss(name), mode);
        expect(await lowContrast(page, 'dialog'), name).toEqual([]);
      }
    }));

  test('all text of the blog can be read in the colours of each preset', () =>
    visit('/blog/', async (page) => {
      for (const name of presets) {
        await applyColors(page, colorsCss(name), mode);
        expect(await lowContrast(page), name).toEqual([]);
      }
    }));
});

describe('the styles of a look', () => {
  /** Text of the stylesheet that all pages of the built site have. */
  const stylesheet = () => {
    const folder = path.join(site.outDir, 'assets/css');
    const [name = ''] = fs.readdirSync(folder).filter((file) => file.startsWith('styles.'));
    return fs.readFileSync(path.join(folder, name), 'utf8');
  };

  test('are in the stylesheet of the site, without those of other looks', () => {
    const css = stylesheet();
    expect(css).toContain('#b3264f');
    expect(css).not.toContain('#0d6e6a');
    expect(css).toContain('112rem');
    expect(gzipSync(css).length).toBeLessThan(19_500);
  });

  test('apply before any script runs, in both colour modes', () =>
    visit(
      '/docs/all',
      async (page) => {
        const colors = async (mode: string) => {
          await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
          await waitForAnimations(page);
          return page.evaluate(() => {
            const of = (selector: string, property: string) =>
              getComputedStyle(document.querySelector(selector) as Element).getPropertyValue(property);
            const boxes = ['html', '.navbar', 'article pre', '.footer'];
            return [of('article p a', 'color'), ...boxes.map((box) => of(box, 'background-color'))];
          });
        };
        expect(await colors('light')).toEqual([
          'rgb(179, 38, 79)',
          'rgb(255, 255, 255)',
          'rgb(255, 255, 255)',
          'rgb(251, 244, 248)',
          'rgb(42, 34, 38)',
        ]);
        expect(await colors('dark')).toEqual([
          'rgb(243, 138, 168)',
          'rgb(30, 24, 27)',
          'rgb(42, 34, 38)',
          'rgb(46, 35, 41)',
          'rgb(24, 18, 21)',
        ]);
      },
      {javaScript: false},
    ));

  test('let the page fill a wide window, and nothing is cut at any width', () =>
    visit('/docs/all', async (page) => {
      for (const [width, text] of [
        [375, 343],
        [996, 964],
        [1280, 704],
        [1920, 1344],
        [2560, 1488],
      ] as const) {
        await page.setViewportSize({width, height: 800});
        const measure = () =>
          page.evaluate(() => {
            const {scrollWidth, clientWidth} = document.documentElement;
            const {width} = (document.querySelector('article') as Element).getBoundingClientRect();
            return {text: width, cut: scrollWidth - clientWidth};
          });
        // React shows other parts of the page after a change of the width.
        await expect.poll(measure, {message: `${width}`}).toEqual({text, cut: 0});
      }
    }));
});
