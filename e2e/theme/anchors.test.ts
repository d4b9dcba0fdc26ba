import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {createBundledSite, useBuiltSite, waitForHydration} from '../harness/index.js';

const config = `export default {
  title: 'Anchors',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenAnchors: 'warn',
  presets: [['classic', {docs: {}, blog: false}]],
};
`;

const filler = 'Some text that fills the page.\n\n'.repeat(40);

const tabs = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Tabs

[Link in the text](#second)

<Tabs groupId="system" queryString>
<TabItem value="win" label="Windows">

## First

Text on Windows.[^note]

${filler}

</TabItem>
<TabItem value="mac" label="macOS">

## Second

<span id="plain-id">Plain</span> text with a note.[^mac]

<Tabs>
<TabItem value="n1">One</TabItem>
<TabItem value="n2">

### In nested tabs

</TabItem>
</Tabs>

<details>
<summary>More</summary>

### In details in tabs

</details>

</TabItem>
</Tabs>

<div id="other-set">
<Tabs groupId="system">
<TabItem value="win">Other set on Windows</TabItem>
<TabItem value="mac">Other set on macOS</TabItem>
</Tabs>
</div>

<Tabs lazy>
<TabItem value="l1">Lazy one</TabItem>
<TabItem value="l2">

## In a lazy tab

<Tabs lazy>
<TabItem value="d1">Deep one</TabItem>
<TabItem value="d2">

### In a lazy tab in a lazy tab

</TabItem>
</Tabs>

</TabItem>
</Tabs>

${filler}

[^note]: The note.
[^mac]: The note about macOS.
`;

const details = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Details

[Link in the text](#in-details)

<details id="whole">
<summary>Outer</summary>

## In details

${filler}

<details>
<summary>Inner</summary>

### In nested details

</details>

<Tabs>
<TabItem value="t1">One</TabItem>
<TabItem value="t2">

### In tabs in details

</TabItem>
</Tabs>

</details>

${filler}
`;

const links = `# Links

[To a tab](./tabs.mdx#second)
[To an element in a tab](./tabs.mdx#plain-id)
[To details](./details.mdx#in-details)
[To nested details](./details.mdx#in-nested-details)
[To tabs in details](./details.mdx#in-tabs-in-details)
[To a lazy tab](./tabs.mdx#in-a-lazy-tab)
[To a lazy tab in a lazy tab](./tabs.mdx#in-a-lazy-tab-in-a-lazy-tab)
`;

const visit = useBuiltSite(async () => {
  const site = createBundledSite('minimal', (files) => {
    files.write('site.config.mjs', config);
    files.write('docs/tabs.mdx', tabs);
    files.write('docs/details.mdx', details);
    files.write('docs/links.md', links);
    // A component that sites ejected before the theme supported the event "beforematch".
    files.write(
      'src/pages/ejected.jsx',
      `import Layout from '@theme/Layout';
import {useState} from 'react';
export default function Page() {
  const [selected, select] = useState(0);
  return (
    <Layout><div className="tabs-container">
      <ul role="tablist">{[0, 1].map((i) => <li key={i} role="tab" aria-selected={i === selected} onClick={() => select(i)}>{i}</li>)}</ul>
      <div>{[0, 1].map((i) => <div key={i} role="tabpanel" hidden={i !== selected}><h2 id={'in-' + i}>In {i}</h2></div>)}</div>
      <details><summary>Raw</summary><p id="in-raw">In raw details</p></details>
    </div></Layout>
  );
}
`,
    );
  });
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  // Links to anchors in panels that are not rendered yet are not reported as broken.
  expect(stdout + stderr).not.toMatch(/BROKEN_ANCHORS.*lazy/s);
  return site;
});

/** Expects that the element with this id is in the upper half of the window, below the navbar. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const target = page.locator(`[id="${id}"]`);
  await target.waitFor({state: 'visible'});
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toSatisfy((top: number) => top >= 0 && top < 400);
}

const selectedTabs = (page: Page) => page.locator('[role=tab][aria-selected=true]:visible').allInnerTexts();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docusaurus.tab.system'));

const hiddenTargets = [
  ['/docs/tabs', 'second', ['macOS', 'n1', 'win', 'l1']],
  ['/docs/tabs', 'plain-id', ['macOS', 'n1', 'win', 'l1']],
  ['/docs/tabs', 'in-nested-tabs', ['macOS', 'n2', 'win', 'l1']],
  ['/docs/tabs', 'in-details-in-tabs', ['macOS', 'n1', 'win', 'l1']],
  ['/docs/tabs', 'in-a-lazy-tab', ['Windows', 'win', 'l2', 'd1']],
  ['/docs/tabs', 'in-a-lazy-tab-in-a-lazy-tab', ['Windows', 'win', 'l2', 'd2']],
  ['/docs/tabs', 'user-content-fnref-mac', ['macOS', 'n1', 'win', 'l1']],
  ['/docs/details', 'in-details', ['t1']],
  ['/docs/details', 'in-nested-details', ['t1']],
  ['/docs/details', 'in-tabs-in-details', ['t2']],
  ['/docs/details', 'whole', ['t1']],
] as const;

describe('an address with an anchor', () => {
  test.each(hiddenTargets)('%s#%s opens what hides its target', (path, id, selected) =>
    visit(`${path}#${id}`, async (page) => {
      await expectAtTop(page, id);
      expect(await selectedTabs(page)).toEqual(selected);
      const panels = page.locator('[role=tabpanel]:visible');
      expect(await panels.count(), 'one panel of each set').toBe(selected.length);
    }),
  );

  test('opens a tab although another one is stored or in the query', () =>
    visit(
      '/docs/tabs?system=win#second',
      async (page) => {
        await expectAtTop(page, 'second');
        expect(await selectedTabs(page)).toEqual(['macOS', 'n1', 'win', 'l1']);
        expect(await stored(page), 'the choice of the reader').toBe('win');
        expect(new URL(page.url()).search).toBe('?system=win');
        await page.getByRole('tab', {name: 'Windows'}).click();
        expect(await selectedTabs(page)).toEqual(['Windows', 'win', 'l1']);
      },
      {before: () => localStorage.setItem('docusaurus.tab.system', 'win')},
    ));

  test('is followed again after a reload, and a place to which the reader scrolled is kept', () =>
    visit('/docs/tabs#in-details-in-tabs', async (page) => {
      await expectAtTop(page, 'in-details-in-tabs');
      const before = await page.evaluate(() => {
        window.scrollBy({top: 150, behavior: 'instant'});
        return window.scrollY;
      });
      await page.reload();
      await waitForHydration(page);
      await page.locator('#in-details-in-tabs').waitFor({state: 'visible'});
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    }));

  test('opens tabs that were written before, and details without a component', () =>
    visit('/ejected#in-1', async (page) => {
      await expectAtTop(page, 'in-1');
      expect(await selectedTabs(page)).toEqual(['1']);
      await page.evaluate(() => {
        window.location.hash = '#in-raw';
      });
      await expectAtTop(page, 'in-raw');
    }));

  test('leaves all panels of a page without JavaScript readable', () =>
    visit(
      '/docs/tabs#second',
      async (page) => {
        expect(await page.locator('#second').isVisible()).toBe(true);
      },
      {javaScript: false},
    ));
});

describe('a link', () => {
  test.each([
    ['To a tab', 'second'],
    ['To an element in a tab', 'plain-id'],
    ['To details', 'in-details'],
    ['To nested details', 'in-nested-details'],
    ['To tabs in details', 'in-tabs-in-details'],
  ])('of another page opens what hides its target: %s', (name, id) =>
    visit('/docs/links', async (page) => {
      await page.getByRole('link', {name, exact: true}).click();
      await expectAtTop(page, id);
      await page.keyboard.press('Tab');
      const follows = await page.evaluate((target) => {
        const element = document.getElementById(target);
        const focused = document.activeElement;
        return Boolean(element && focused && element.compareDocumentPosition(focused) & 4);
      }, id);
      // The next focused element may be inside the target, since a heading contains the link to itself.
      expect(follows, 'Tab goes on behind the target').toBe(true);
    }),
  );

  test.each([
    ['/docs/tabs', 'second'],
    ['/docs/details', 'in-details'],
  ])('in the text of %s opens its target, each time', (path, id) =>
    visit(path, async (page) => {
      const link = page.getByRole('link', {name: 'Link in the text'});
      await link.click();
      await expectAtTop(page, id);
      if (id === 'second') await page.getByRole('tab', {name: 'Windows'}).click();
      else await page.getByText('Outer').click();
      await page.locator(`#${id}`).waitFor({state: 'hidden'});
      await link.click();
      await expectAtTop(page, id);
    }),
  );

  test.each([
    ['/docs/tabs', 'In details in tabs', 'in-details-in-tabs'],
    ['/docs/tabs', 'In a lazy tab in a lazy tab', 'in-a-lazy-tab-in-a-lazy-tab'],
    ['/docs/details', 'In nested details', 'in-nested-details'],
  ])('of the contents list of %s opens its target: %s', (path, name, id) =>
    visit(path, async (page) => {
      await page.locator('.theme-doc-toc-desktop').getByRole('link', {name, exact: true}).click();
      await expectAtTop(page, id);
    }),
  );
});

test('back and forward open the targets of their addresses', () =>
  visit('/docs/tabs#first', async (page) => {
    await page.evaluate(() => {
      window.location.hash = '#in-nested-tabs';
    });
    await expectAtTop(page, 'in-nested-tabs');
    await page.goBack();
    await expectAtTop(page, 'first');
    expect(await selectedTabs(page)).toEqual(['Windows', 'win', 'l1']);
    await page.goForward();
    await expectAtTop(page, 'in-nested-tabs');
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    const next = page.locator('.pagination-nav__link').first();
    await next.scrollIntoViewIfNeeded();
    const left = await scrollTop();
    await next.click();
    await page.waitForURL((url) => url.pathname !== '/docs/tabs');
    await page.goBack();
    await page.locator('#in-nested-tabs').waitFor({state: 'visible'});
    await expect.poll(scrollTop, {message: 'where the reader left the page'}).toBe(left);
  }));

test('the search of the browser finds the text of unselected tabs and closed details', () =>
  visit('/docs/tabs', async (page) => {
    expect(await page.locator('[role=tabpanel][hidden]').first().getAttribute('hidden')).toBe('until-found');
    // Browsers send this event when a search in the page finds text in a hidden panel.
    await page.locator('#second').evaluate((element) => {
      element.closest('[role=tabpanel]')?.dispatchEvent(new Event('beforematch', {bubbles: true}));
    });
    expect(await selectedTabs(page)).toEqual(['macOS', 'n1', 'win', 'l1']);
    await page.goto(new URL('/docs/details', page.url()).href);
    await waitForHydration(page);
    const display = await page
      .locator('#in-details')
      .evaluate((element) => getComputedStyle(element.parentElement as Element).display);
    expect(display, 'a browser does not search in elements that are not displayed').toBe('block');
  }));

test('details that the reader opened before hydration stay open', () =>
  visit(
    '/docs/details',
    async (page) => {
      await page.locator('#in-details').waitFor({state: 'visible'});
      expect(await page.locator('#whole').getAttribute('data-collapsed')).toBe('false');
      await page.getByText('Outer').click();
      await page.locator('#in-details').waitFor({state: 'hidden'});
    },
    {
      before: () => {
        document.addEventListener(
          'readystatechange',
          () => document.getElementById('whole')?.setAttribute('open', ''),
          {
            once: true,
          },
        );
      },
    },
  ));
