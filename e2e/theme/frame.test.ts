import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  buildOnce,
  openPage,
  type PageOptions,
  type SiteServer,
  serveSite,
  useBuiltSite,
  waitForAnimations,
  waitForHydration,
} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('theme-frame'));
const own: PageOptions = {before: () => {}};
const small: PageOptions = {width: 375};

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not shown.`);
  return found;
};
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('the head of a page', () => {
  const contents = (page: Page, names: readonly string[]) =>
    Promise.all(
      names.map((name) =>
        page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content'),
      ),
    );

  test('has the metadata of the site', () =>
    visit('/docs/short', async (page) => {
      expect(await page.title()).toBe('Short | Frame');
      const names = [
        'og:title',
        'twitter:card',
        'og:image',
        'twitter:image',
        'x-theme',
        'og:url',
        'viewport',
      ];
      expect(await contents(page, names)).toEqual([
        'Short | Frame',
        'summary_large_image',
        'https://example.com/img/light.svg',
        'https://example.com/img/light.svg',
        'of every page',
        'https://example.com/docs/short',
        expect.stringContaining('width=device-width'),
      ]);
      expect((await contents(page, ['generator']))[0]).toMatch(/^Lectern v\d/);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
        'https://example.com/docs/short',
      );
      expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/img/light.svg');
      expect(
        await page
          .locator('link[rel="alternate"][hreflang]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      ).toEqual(['en', 'x-default']);
      const feeds = page.locator('link[rel="alternate"][type*="xml"]');
      expect(await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        '/blog/rss.xml',
        '/blog/atom.xml',
      ]);
    }));

  test('has that of the page in its place', () =>
    visit('/after', async (page) => {
      expect(await contents(page, ['og:image', 'description', 'og:description', 'keywords'])).toEqual([
        'https://example.com/img/dark.svg',
        'What comes after.',
        'What comes after.',
        'one,two',
      ]);
      const classes = await page.evaluate(() => [...document.documentElement.classList]);
      expect(classes).toEqual(
        expect.arrayContaining(['plugin-pages', 'plugin-id-default', 'mdx-wrapper', 'mdx-page']),
      );
    }));

  test('is known to scripts by a frozen object that loads pages ahead', () =>
    visit('/', async (page) => {
      const facts = await page.evaluate(() => {
        const {docusaurus} = window as unknown as {docusaurus: Record<string, unknown>};
        return [Object.isFrozen(docusaurus), typeof docusaurus.prefetch, typeof docusaurus.preload];
      });
      expect(facts).toEqual([true, 'function', 'function']);
    }));
});

test('a home page whose files are not where it looks for them names the base URL that would be right', async () => {
  const {url} = await serveSite((await buildOnce('theme-frame')).dir);
  const {page, close} = await openPage(url);
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload({waitUntil: 'domcontentloaded'});
  const banner = page.getByText('Your Docusaurus site did not load properly');
  await banner.waitFor();
  await page.goto(`${url}/docs/short`, {waitUntil: 'domcontentloaded'});
  expect(await banner.count(), 'not on other pages').toBe(0);
  await close();
});

/** CSS variables of the theme that sites set and read. */
const variables = [
  ...['primary', 'secondary', 'success', 'info', 'warning', 'danger'].flatMap((kind) =>
    ['', '-dark', '-darker', '-darkest', '-light', '-lighter', '-lightest', '-contrast-background'].map(
      (shade) => `--ifm-color-${kind}${shade}`,
    ),
  ),
  ...['0', '100', '500', '900', '1000'].flatMap((step) => [
    `--ifm-color-gray-${step}`,
    `--ifm-color-emphasis-${step}`,
  ]),
  ...['white', 'black', 'content', 'content-inverse', 'content-secondary', 'scheme'].map(
    (name) => `--ifm-color-${name}`,
  ),
  ...[
    'background-surface-color',
    'hover-overlay',
    'font-family-base',
    'font-family-monospace',
    'font-size-base',
  ],
  ...['line-height-base', 'h1-font-size', 'h6-font-size', 'leading', 'paragraph-margin-bottom', 'link-color'],
  ...['container-width', 'container-width-xl', 'spacing-horizontal', 'spacing-vertical', 'global-radius'],
  ...['global-shadow-lw', 'global-shadow-md', 'global-shadow-tl', 'z-index-dropdown', 'z-index-fixed'],
  ...[
    'z-index-overlay',
    'transition-fast',
    'transition-slow',
    'scrollbar-size',
    'navbar-height',
    'navbar-sidebar-width',
  ],
  ...[
    'menu-color',
    'menu-color-active',
    'dropdown-background-color',
    'footer-background-color',
    'toc-border-color',
  ],
  ...['tabs-color-active', 'pills-color-active', 'pagination-nav-border-radius', 'card-background-color'],
  ...[
    'alert-border-radius',
    'badge-border-radius',
    'button-border-radius',
    'avatar-photo-size',
    'table-border-color',
  ],
  ...[
    'hero-background-color',
    'code-font-size',
    'pre-padding',
    'image-alignment-padding',
    'breadcrumb-border-radius',
  ],
].map((name) => (name.startsWith('--') ? name : `--ifm-${name}`));
const themeVariables = [
  ...[
    'announcement-bar-height',
    'collapse-button-bg',
    'collapse-button-bg-hover',
    'highlighted-code-line-bg',
  ],
  ...['tag-list-border'],
].map((name) => `--docusaurus-${name}`);

test('the variables that stylesheets of sites rely on are there', () =>
  visit('/docs/code', async (page) => {
    const names = [
      ...variables,
      ...themeVariables,
      '--doc-sidebar-width',
      '--prism-color',
      '--prism-background-color',
    ];
    const missing = await page.evaluate((all) => {
      const style = getComputedStyle(document.documentElement);
      return all.filter((name) => style.getPropertyValue(name).trim() === '');
    }, names);
    expect(missing).toEqual([]);
  }));

describe('the announcement bar', () => {
  const bar = (page: Page) => page.getByRole('banner');

  test('is above the navbar, 30 pixels high on desktop, with its words between two equal spaces', () =>
    visit('/docs/short', async (page) => {
      const {y, height} = await box(page, '[role=banner]');
      expect([y, height]).toEqual([0, 30]);
      expect((await box(page, '.navbar')).y).toBe(30);
      const [bars, navbars] = await Promise.all(
        ['[role=banner]', '.navbar'].map((selector) => styleOf(page, selector, 'z-index')),
      );
      expect(Number(bars)).toBe(Number(navbars) + 1);
      const [placeholder, , close] = await bar(page)
        .locator('> *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
      expect([placeholder, close]).toEqual([50, 50]);
      await page.emulateMedia({media: 'print'});
      expect(await bar(page).isVisible()).toBe(false);
    }));

  test('has less beside its words on small screens', () =>
    visit(
      '/docs/short',
      async (page) => {
        const [placeholder, , close] = await bar(page)
          .locator('> *')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
        expect([placeholder, close]).toEqual([10, 30]);
      },
      small,
    ));

  test('that was closed is hidden before the app has started, although it is in the HTML', () =>
    visit(
      '/docs/short',
      async (page) => {
        await bar(page).getByRole('button', {name: 'Close'}).click();
        await page.route('**/assets/js/**', (route) =>
          route.fulfill({contentType: 'text/javascript', body: ''}),
        );
        await page.reload();
        expect(await page.locator('[role=banner]').count()).toBe(1);
        expect(await page.locator('[role=banner]').isVisible()).toBe(false);
        expect((await box(page, '.navbar')).y).toBe(0);
      },
      own,
    ));
});

describe('the navbar', () => {
  const links = (page: Page, selector: string) => page.locator(`.navbar ${selector}`);

  test('is fixed, 60 pixels high, and leads home by its logo', () =>
    visit('/docs/short', async (page) => {
      expect((await box(page, '.navbar')).height).toBe(60);
      expect(await styleOf(page, '.navbar', 'position')).toBe('sticky');
      expect(await styleOf(page, '.navbar', 'z-index')).toBe('200');
      expect(await styleOf(page, '.navbar', 'box-shadow')).not.toBe('none');
      const brand = page.locator('.navbar__brand');
      expect([await brand.getAttribute('href'), await brand.innerText()]).toEqual(['/', 'Frame']);
      const logo = brand.locator('img');
      expect(await logo.getAttribute('alt'), 'the title says the same').toBe('');
      expect(await logo.boundingBox()).toMatchObject({width: 32, height: 32});
    }));

  test('has links to other sites with an icon, in a new tab unless told, and HTML in the place of a label', () =>
    visit('/docs/short', async (page) => {
      const elsewhere = links(page, 'a').filter({hasText: 'Elsewhere'});
      expect([await elsewhere.getAttribute('target'), await elsewhere.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
      expect(await elsewhere.locator('svg').count()).toBe(1);
      const bold = links(page, 'a[href="https://example.org/same"]');
      expect([await bold.innerHTML(), await bold.getAttribute('target')]).toEqual(['<b>Bold</b>', '_self']);
    }));

  test('passes attributes on, and marks an item by its own rule', async () => {
    const active = (page: Page) => links(page, '.navbar__link--active').allInnerTexts();
    expect(await visit('/docs/tabs', active)).toEqual(['Examples']);
    expect(await visit('/docs/short', active)).toEqual([]);
    expect(await visit('/docs/blocks', (page) => links(page, '.dropdown__link--active').count())).toBe(1);
    const kind = (page: Page) => links(page, 'a[data-kind]').getAttribute('data-kind');
    expect(await visit('/docs/short', kind)).toBe('examples');
  });

  test('has raw HTML in a div, in an entry of lists, and types of the site with their fields', () =>
    visit('/docs/short', async (page) => {
      const raw = page.locator('.navbar__items > div.navbar__item > i.raw');
      expect(await raw.innerText()).toBe('Raw');
      expect(await page.locator('.dropdown__menu > li > i.raw').textContent()).toBe('Raw in a list');
      expect(await page.locator('.navbar .greeting').innerText()).toBe('Hello');
      await page.setViewportSize({width: 375, height: 800});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      const drawer = page.locator('.navbar-sidebar');
      await drawer.getByText('Hello, in the drawer').waitFor();
      expect(await drawer.locator('li.menu__list-item > i.raw').first().textContent()).toBe('Raw');
    }));
});

describe('a dropdown', () => {
  const entry = (page: Page) => page.locator('.dropdown__menu').getByRole('link', {name: 'Blocks'});

  test('opens under the mouse, and its entries lead on', () =>
    visit('/docs/short', async (page) => {
      expect(await entry(page).isVisible()).toBe(false);
      await page.locator('.dropdown').hover();
      await entry(page).waitFor();
      expect(await entry(page).getAttribute('class')).toContain('of-the-item');
      const [menu, label] = [await box(page, '.dropdown__menu'), await box(page, '.dropdown')];
      expect(Math.round(menu.x + menu.width), 'it ends where its label ends').toBe(
        Math.round(label.x + label.width),
      );
      await entry(page).click();
      await page.getByRole('heading', {level: 1, name: 'Blocks'}).waitFor();
    }));

  test('opens by a touch, and closes by one beside it', () =>
    visit(
      '/docs/short',
      async (page) => {
        await page.locator('.dropdown > a').tap();
        await entry(page).waitFor();
        await page.locator('article').tap({position: {x: 5, y: 5}});
        await entry(page).waitFor({state: 'hidden'});
      },
      {touch: true},
    ));

  test('opens by Enter, and Tab from its last entry goes on in the navbar and closes it', () =>
    visit('/docs/short', async (page) => {
      await page.locator('.dropdown > a').focus();
      await page.keyboard.press('Enter');
      await entry(page).waitFor();
      expect(await page.locator('.dropdown > a').getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      expect(await entry(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').innerText()).toBe('After');
      await entry(page).waitFor({state: 'hidden'});
    }));
});

describe('the footer', () => {
  test('has its columns, a logo that is half transparent, and the copyright as HTML, at the end of the window', () =>
    visit('/docs/short', async (page) => {
      const footer = page.locator('footer');
      expect(await footer.getAttribute('class')).toContain('footer--dark');
      expect(await footer.locator('.footer__title').allInnerTexts()).toEqual(['First', 'Second']);
      expect(await footer.locator('.footer__item > i.raw').innerText()).toBe('Raw');
      const outside = footer.getByRole('link', {name: 'Outside'});
      expect([await outside.getAttribute('target'), await outside.locator('svg').count()]).toEqual([
        '_blank',
        1,
      ]);
      expect(await footer.getByRole('link', {name: 'Code'}).locator('svg').count()).toBe(0);
      expect(await footer.locator('.footer__copyright').innerHTML()).toBe('Made by <b>hand</b>');
      expect(await styleOf(page, '.footer__bottom', 'text-align')).toBe('center');
      const logo = footer.locator('a:has(img)');
      expect(await logo.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.5');
      await logo.hover();
      await waitForAnimations(page);
      expect(await logo.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
      const {y, height} = await box(page, 'footer');
      expect(y + height).toBeGreaterThanOrEqual(800);
      expect(await styleOf(page, 'footer', 'letter-spacing'), 'the stylesheet of the site wins').toBe('1px');
    }));

  test('is left out by a page that wants none, whose classes of Infima have their look', () =>
    visit('/hero', async (page) => {
      expect(await page.locator('footer').count()).toBe(0);
      const primary = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--ifm-color-primary)';
        document.body.append(probe);
        return getComputedStyle(probe).color;
      });
      expect(await styleOf(page, '.hero--primary', 'background-color')).toBe(primary);
      const [left, right] = await Promise.all(['.card', '.alert'].map((selector) => box(page, selector)));
      expect(left?.y, 'side by side').toBe(right?.y);
      expect(await styleOf(page, '.card', 'padding-left')).toBe('16px');
      expect(await styleOf(page, '.card', 'box-shadow')).not.toBe('none');
      expect((await box(page, '.avatar__photo')).width).toBe(48);
      expect(await styleOf(page, '.text--center', 'text-align')).toBe('center');
      expect(await styleOf(page, '.docusaurus-mt-lg', 'margin-top')).toBe('48px');
    }));
});

describe('mistakes of a visitor or of a component', () => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await serveSite((await buildOnce('theme-frame')).dir);
  });

  test.each(['/nowhere', '/docs/nowhere', '/404.html'])(
    '%s is a page that says so, inside the layout',
    async (path) => {
      const {page, close} = await openPage(server.url + path);
      expect(await page.title()).toBe('Page Not Found | Frame');
      await page.getByRole('heading', {level: 1, name: 'Page Not Found'}).waitFor();
      expect(await page.locator('main p').count()).toBe(2);
      expect([await page.locator('.navbar').count(), await page.locator('footer').count()]).toEqual([1, 1]);
      await close();
    },
  );

  test('a component that throws leaves the layout, with its message and what caused it, and can be tried again', async () => {
    const {page, close} = await openPage(`${server.url}/crash`);
    await page.getByRole('button', {name: 'Light it'}).click();
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toContain('The bomb went off.');
    expect(text).toContain('Cause:\nSomebody lit it.');
    expect(await page.title()).toBe('Page Error');
    expect([await page.locator('.navbar').count(), await page.locator('footer').count()]).toEqual([1, 1]);
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    await page.evaluate(() => (window as unknown as {mend(): void}).mend());
    await page.getByRole('button', {name: 'Try again'}).click();
    await page.getByRole('heading', {name: 'Quiet'}).waitFor();
    await expect.poll(() => page.title()).toBe('Crash | Frame');
    await close();
  });

  test('a crash ends with the page: another one is there as ever', async () => {
    const {page, close} = await openPage(`${server.url}/crash`);
    await page.getByRole('button', {name: 'Light it'}).click();
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    await page.locator('.navbar').getByRole('link', {name: 'After'}).click();
    await page.getByRole('heading', {level: 1, name: 'After'}).waitFor();
    await close();
  });
});

/** Stores an invalid value under every key that the site reads. */
function storeGarbage(): void {
  const keys = [
    ...['theme', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'docusaurus.tab.size'],
    ...['docs-preferred-version-default', 'docusaurus.pwa.event.appInstalled.fired'],
    ...['ifm-theme-colors-light', 'ifm-theme-colors-dark', '__DOCSEARCH_RECENT_SEARCHES__', 'lectern'],
  ];
  const garbage = ['{"', 'null', '[[[]]]', '<script>alert(1)</script>', '\u0000', '{"__proto__":{"x":1}}'];
  for (const [index, key] of keys.entries()) {
    for (const storage of [localStorage, sessionStorage])
      if (storage.getItem(key) === null) storage.setItem(key, garbage[index % garbage.length] ?? '');
  }
}

test.each(['/docs/tabs', '/docs/short', '/blog', '/'])(
  'garbage under every key of the storage changes nothing on %s, and choices can be stored again',
  (path) =>
    visit(
      path,
      async (page) => {
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
        expect(await page.getByRole('banner').isVisible()).toBe(true);
        if (path === '/docs/tabs') expect(await page.getByText('First.').isVisible()).toBe(true);
        const toggle = page.getByRole('button', {name: /^Switch between/}).first();
        await toggle.click();
        await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
        await page.reload();
        await waitForHydration(page);
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
        expect(await page.getByRole('banner').count()).toBe(0);
      },
      {before: storeGarbage},
    ),
);
