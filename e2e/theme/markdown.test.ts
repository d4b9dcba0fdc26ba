import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {
  buildOnce,
  type PageOptions,
  useBuiltSite,
  waitForAnimations,
  waitForHydration,
} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-frame'));
const own: PageOptions = {before: () => {}};

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('a code block', () => {
  const block = (page: Page, text: string) =>
    page.locator('.theme-code-block').filter({hasText: text}).first();
  const copyButton = (page: Page, text: string) => block(page, text).getByRole('button', {name: /^Cop/});

  test('copies its code without the comments that mark lines, and shows for a second that it has', () =>
    visit(
      '/docs/code',
      async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const button = copyButton(page, 'const first');
        expect([await button.getAttribute('title'), await button.getAttribute('aria-label')]).toEqual([
          'Copy',
          'Copy code to clipboard',
        ]);
        await button.click();
        await expect.poll(() => button.getAttribute('aria-label')).toBe('Copied');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          "const first = 1;\nconst second = 2;\nconst third = 3;\nconst text = 'highlight-next-line is only a word here';",
        );
        await expect.poll(() => button.getAttribute('aria-label')).toBe('Copy code to clipboard');
      },
      own,
    ));

  test('copies without a clipboard object, as on pages without a certificate', () =>
    visit(
      '/docs/code',
      async (page) => {
        await page.evaluate(() =>
          document.addEventListener('copy', () => {
            const field = document.activeElement as HTMLTextAreaElement;
            Object.assign(window, {copied: field.value});
          }),
        );
        await copyButton(page, 'const first').click();
        expect(await page.evaluate(() => (window as {copied?: string}).copied)).toMatch(
          /^const first = 1;\n/,
        );
      },
      {before: () => Object.defineProperty(navigator, 'clipboard', {value: undefined})},
    ));

  test('has its buttons in sight under the mouse and on focus only', () =>
    visit('/docs/code', async (page) => {
      const button = copyButton(page, 'const first');
      const opacity = () => style(button, 'opacity');
      expect(await opacity()).toBe('0');
      await block(page, 'const first').hover();
      await waitForAnimations(page);
      expect(Number(await opacity())).toBeGreaterThan(0.3);
      await page.mouse.move(0, 0);
      await button.focus();
      await waitForAnimations(page);
      expect(await opacity()).toBe('1');
    }));

  test('has its title, marks of both kinds over the full width, and code from left to right that Tab reaches', () =>
    visit('/docs/code', async (page) => {
      const first = block(page, 'const first');
      expect((await first.innerText()).split('\n')[0]).toBe('single.js');
      const pre = first.locator('pre');
      expect([await pre.getAttribute('tabindex'), await style(pre, 'direction')]).toEqual(['0', 'ltr']);
      const marked = first.locator('.theme-code-block-highlighted-line');
      expect(await marked.allInnerTexts()).toEqual(['const second = 2;\n']);
      const [line, whole] = [await marked.boundingBox(), await pre.boundingBox()];
      expect(line?.width).toBeGreaterThanOrEqual((whole?.width ?? 0) - 1);
      expect(await style(marked, 'background-color')).toBe('rgba(0, 0, 0, 0.1)');
      expect(await first.locator('.my-error').innerText()).toBe('const third = 3;\n');
      expect(await style(first.locator('.my-error'), 'background-color')).toBe('rgba(255, 0, 0, 0.2)');
    }));

  test('is made of indented text, not of a word in a sentence; one of elements has no buttons', async () => {
    const indented = (page: Page) => page.locator('.theme-code-block code').innerText();
    expect(await visit('/docs/short', indented)).toBe('indented\n');
    await visit('/docs/code', async (page) => {
      expect(await page.locator('p code').first().innerText()).toBe('inline');
      expect(await page.locator('p .theme-code-block').count()).toBe(0);
      const elements = block(page, 'Elements');
      expect(await elements.locator('b').innerText()).toBe('Elements');
      expect(await elements.locator('button').count()).toBe(0);
    });
  });

  test('with a range of lines leaves comments where they are, and counts its lines by CSS', () =>
    visit('/docs/code', async (page) => {
      await page.getByText('More', {exact: true}).last().click();
      const numbered = block(page, 'marked()');
      await numbered.waitFor();
      expect(await numbered.locator('code').textContent()).toBe(
        'marked();\n// highlight-next-line\nleft();\n',
      );
      expect(await numbered.locator('.theme-code-block-highlighted-line').textContent()).toBe('marked();\n');
    }));

  test('wraps its lines on paper', () =>
    visit('/docs/code', async (page) => {
      await page.emulateMedia({media: 'print'});
      const code = block(page, 'a long line').locator('code');
      expect(await style(code, 'white-space')).toBe('pre-wrap');
    }));

  test('gets its button for long lines when the window becomes too narrow, and when its tab is shown', async () => {
    const wrap = (page: Page, text: string) =>
      block(page, text).getByRole('button', {name: 'Toggle word wrap', includeHidden: true});
    await visit('/docs/code', async (page) => {
      expect(await wrap(page, 'a long line').count()).toBe(0);
      await page.setViewportSize({width: 500, height: 800});
      await expect.poll(() => wrap(page, 'a long line').count()).toBe(1);
    });
    await visit('/docs/tabs', async (page) => {
      const tabs = page.locator('#code');
      expect(await wrap(page, 'a long line').count()).toBe(0);
      await tabs.getByRole('tab', {name: 'b'}).click();
      await expect.poll(() => wrap(page, 'a long line').count()).toBe(1);
    });
  });
});

describe('tabs', () => {
  const tab = (page: Page, id: string, name: string) => page.locator(`#${id}`).getByRole('tab', {name});

  test('stay under the mouse when what is above them changes its height', () =>
    visit('/docs/tabs', async (page) => {
      const clicked = tab(page, 'below', 'Long');
      await clicked.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy({top: 150, behavior: 'instant'}));
      const before = await clicked.boundingBox();
      await clicked.click();
      await page.locator('#tall').getByText('Tall.').waitFor();
      expect(Math.abs(((await clicked.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    }));

  test('keep the choice of their group for other pages and visits, and go on without one that they do not have', () =>
    visit(
      '/docs/tabs',
      async (page) => {
        await tab(page, 'below', 'Long').click();
        expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.size'))).toBe('long');
        await page.reload();
        await waitForHydration(page);
        await page.locator('#tall').getByText('Tall.').waitFor();
        await page.evaluate(() => localStorage.setItem('docusaurus.tab.size', 'gone'));
        await page.reload();
        await waitForHydration(page);
        expect(await page.locator('#tall').getByText('A line.').isVisible()).toBe(true);
      },
      own,
    ));

  test('have all panels in the HTML, stretch if they should, and pass classes and attributes on', () =>
    visit('/docs/tabs', async (page) => {
      const html = await (await page.request.get(page.url())).text();
      for (const text of ['A line.', 'Tall.', 'First.', 'Second.']) expect(html).toContain(text);
      const list = page.locator('#below [role=tablist]');
      expect(await list.getAttribute('class')).toMatch(/tabs--block.*of-the-set|of-the-set.*tabs--block/);
      const [first, second] = [
        await tab(page, 'below', 'Short').boundingBox(),
        await tab(page, 'below', 'Long').boundingBox(),
      ];
      expect((first?.width ?? 0) + (second?.width ?? 0)).toBeCloseTo(
        (await list.boundingBox())?.width ?? 0,
        0,
      );
      const attributes = tab(page, 'below', 'Long');
      expect([await attributes.getAttribute('title'), await attributes.getAttribute('class')]).toEqual([
        'The long one',
        expect.stringContaining('of-the-tab'),
      ]);
    }));

  test('wrap around by arrows, and the focus selects', () =>
    visit('/docs/tabs', async (page) => {
      await tab(page, 'below', 'Short').focus();
      await page.keyboard.press('ArrowLeft');
      expect(await page.locator(':focus').innerText()).toBe('Long');
      expect(await page.locator('#below').getByText('Second.').isVisible()).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('#below').getByText('First.').isVisible()).toBe(true);
    }));
});

describe('an admonition', () => {
  const kinds = [
    ['note', 'secondary'],
    ['tip', 'success'],
    ['info', 'info'],
    ['warning', 'warning'],
    ['danger', 'danger'],
  ] as const;

  test.each(kinds)('of the type %s looks like an alert of the kind %s', (type, kind) =>
    visit('/docs/blocks', async (page) => {
      const admonition = page.locator(`.theme-admonition-${type}`).first();
      expect(await admonition.getAttribute('class')).toMatch(new RegExp(`\\balert alert--${kind}\\b`));
      expect(await admonition.locator('svg').count()).toBe(1);
      const heading = admonition.locator('> div').first();
      expect(await style(heading, 'text-transform')).toBe('uppercase');
    }),
  );

  test('may have a title of its own, another name, or no type that exists; an escaped one is text', () =>
    visit('/docs/blocks', async (page) => {
      expect(await page.locator('.theme-admonition-danger em').textContent()).toBe('care');
      const textOf = (text: string) => page.locator('.theme-admonition').filter({hasText: text}).last();
      expect(await textOf('Important.').getAttribute('class')).toContain('alert--info');
      expect(await textOf('No such type.').getAttribute('class')).toContain('alert--info');
      await page.getByText(':::note', {exact: true}).waitFor();
    }));
});

describe('details', () => {
  test('without a summary have one, and those inside are opened on their own', () =>
    visit('/docs/blocks', async (page) => {
      const outer = page.locator('article details').first();
      expect(await outer.locator('summary').first().innerText()).toBe('Details');
      expect(await outer.getAttribute('data-collapsed')).toBe('true');
      await outer.locator('summary').first().click();
      await outer.getByText('Without a summary.').waitFor();
      expect(await outer.getAttribute('data-collapsed')).toBe('false');
      const inner = outer.locator('details');
      expect(await inner.getByText('Deep inside.').isVisible()).toBe(false);
      await inner.locator('summary').click();
      await inner.getByText('Deep inside.').waitFor();
      await outer.locator('summary').first().dblclick();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    }));

  test('open without a script', () =>
    visit(
      '/docs/blocks',
      async (page) => {
        await page.locator('article details summary').first().click();
        await page.getByText('Without a summary.').waitFor();
      },
      {javaScript: false},
    ));
});

test('a heading has the id that the author gave it, and a link to itself in sight under the mouse', () =>
  visit('/docs/blocks', async (page) => {
    const heading = page.locator('h2#own-id');
    const link = heading.locator('a.hash-link');
    expect([await link.getAttribute('href'), await link.getAttribute('title')]).toEqual([
      '#own-id',
      'Direct link to A heading',
    ]);
    expect(await style(link, 'opacity')).toBe('0');
    await heading.hover();
    await waitForAnimations(page);
    expect(await style(link, 'opacity')).toBe('1');
    expect(await page.locator('h1').getAttribute('id')).toBeNull();
    expect(await style(heading, 'scroll-margin-top')).toBe('68px');
    await link.click();
    await expect
      .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(68);
  }));

test('links inside stay in the app, those to other sites and to files get a tab of their own', () =>
  visit('/docs/blocks', async (page) => {
    const target = (name: string) =>
      page.locator('article').getByRole('link', {name, exact: true}).getAttribute('target');
    expect(await Promise.all(['Inside', 'here', 'outside', 'file'].map(target))).toEqual([
      null,
      null,
      '_blank',
      '_blank',
    ]);
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.locator('article').getByRole('link', {name: 'Inside'}).click();
    await page.getByRole('heading', {level: 1, name: 'Short'}).waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  }));

test('images are loaded when they are needed, tasks have boxes in the place of bullets, and a note leads back', () =>
  visit('/docs/blocks', async (page) => {
    expect(await page.getByAltText('Only light').getAttribute('loading')).toBe('lazy');
    const tasks = page.locator('.contains-task-list, [class*="containsTaskList"]').first();
    expect(await style(tasks, 'list-style-type')).toBe('none');
    expect(
      await tasks
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)),
    ).toEqual([false, true]);
    const reference = page.locator('sup a');
    await reference.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(await reference.getAttribute('href'));
    await page.locator('section[data-footnotes] [data-footnote-backref]').click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${await reference.getAttribute('id')}`);
  }));
