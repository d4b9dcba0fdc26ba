import axe from 'axe-core';
import type {Locator, Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, type PageOptions, useBuiltSite} from '../harness/index.js';

const visit = useBuiltSite(() => buildOnce('blog-theme'));

const post = '/blog/2024/06/10/everything';
const everything = /^A post with everything/;
/** Texts without the zero-width space in the links of headings. */
const textOf = async (locator: Locator): Promise<string[]> =>
  (await locator.allInnerTexts()).map((text) => text.replaceAll('\u200b', ''));
const htmlClasses = (page: Page) => page.evaluate(() => [...document.documentElement.classList]);
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
const article = (page: Page, title: string | RegExp) =>
  page.locator('article').filter({has: page.getByRole('heading', {level: 2, name: title})});
const recent = (page: Page) => page.getByRole('navigation', {name: 'Blog recent posts navigation'});
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
};
const structuredData = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').innerText()) || '{}') as Record<
    string,
    unknown
  >;

describe('the list of posts', () => {
  test('shows titles as links, newest first, between the recent posts and nothing', () =>
    visit('/blog', async (page) => {
      const titles = page.locator('article h2 > a[itemprop="url"]');
      expect(await textOf(titles)).toEqual([
        expect.stringMatching(everything),
        'Pictures in the place of names',
        'A plain post',
      ]);
      expect(await textOf(page.locator('h1'))).toEqual(['News']);
      expect(await page.locator('.row > main.col--7').count()).toBe(1);
      expect(await page.locator('.table-of-contents').count()).toBe(0);
      await titles.nth(1).click();
      await page.getByRole('heading', {level: 1, name: 'Pictures in the place of names'}).waitFor();
    }));

  test('cuts a post at its marker and leads to the rest; others are there as a whole', () =>
    visit('/blog', async (page) => {
      const cut = article(page, everything);
      expect(await cut.locator('.markdown').innerText()).toContain('The part that lists show ends here');
      expect(await cut.getByText('Text below the first heading').count()).toBe(0);
      const more = cut.getByRole('link', {name: /^Read more about A post with everything/});
      expect(await more.locator('b').innerText()).toBe('Read more');
      expect((await boxOf(more)).height, 'the title after it is not shown').toBeLessThan(40);
      expect(await more.getAttribute('href')).toBe(post);
      const [articleBox, moreBox] = [await boxOf(cut), await boxOf(more)];
      expect(moreBox.x + moreBox.width).toBeCloseTo(articleBox.x + articleBox.width, 0);
      const whole = article(page, 'A plain post');
      expect(await whole.innerText()).toContain('Neither authors nor tags');
      expect(await whole.locator('footer').count()).toBe(0);
    }));

  test('has date, reading time, authors and tags of each post', () =>
    visit('/blog', async (page) => {
      const first = article(page, everything);
      expect(await first.locator('time').getAttribute('datetime')).toBe('2024-06-10T00:00:00.000Z');
      expect(await first.locator('header').innerText()).toContain('June 10, 2024 · One min read');
      expect(await textOf(first.locator('footer [rel="tag"]'))).toEqual([
        'Release',
        'Guide',
        'performance',
        'a tag of several words',
        'accessibility',
        'typescript',
        'react',
        'internationalization',
      ]);
      expect(await textOf(first.locator('.avatar__name'))).toEqual([
        'Ada Lovelace',
        'Bob',
        'Carol Anne Featherstonehaugh-Cholmondeley',
      ]);
    }));

  test('has more pages, in the order of the list', () =>
    visit('/blog', async (page) => {
      const pages = page.getByRole('navigation', {name: 'Blog list page navigation'});
      expect(await textOf(pages.getByRole('link'))).toEqual(['Older entries']);
      await pages.getByRole('link', {name: 'Older entries'}).click();
      await page.getByRole('heading', {level: 2, name: 'The first post'}).waitFor();
      expect(new URL(page.url()).pathname).toBe('/blog/page/2');
      expect(await textOf(pages.getByRole('link'))).toEqual(['Newer entries']);
      await pages.getByRole('link', {name: 'Newer entries'}).click();
      await page.getByRole('heading', {level: 2, name: everything}).waitFor();
    }));

  test('has more room without the recent posts', () =>
    visit('/notes', async (page) => {
      expect(await page.locator('main.col--9.col--offset-1').count()).toBe(1);
      expect(await page.locator('aside').count()).toBe(0);
      expect(await page.locator('article header').innerText()).toBe('Note one\nJanuary 1, 2024');
    }));

  test('leads from a footnote of an excerpt to the post, where its text is', () =>
    visit('/blog', async (page) => {
      const marks = page.locator('article [data-footnote-ref]');
      const hrefs = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('href')));
      expect(hrefs).toEqual([
        expect.stringMatching(/^\/blog\/2024\/06\/10\/everything#/),
        expect.stringMatching(/^#/),
      ]);
    }));

  test('has every id once, footnotes of several posts included', async () => {
    const repeated = (page: Page) =>
      page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      });
    expect(await visit('/blog/tags/release', repeated)).toEqual([]);
  });

  test('is known to style sheets and to search by classes and metadata', () =>
    visit('/blog', async (page) => {
      expect(await htmlClasses(page)).toEqual(
        expect.arrayContaining(['plugin-blog', 'plugin-id-default', 'blog-wrapper', 'blog-list-page']),
      );
      expect(await page.title()).toBe('News | Blog theme');
      expect(await meta(page, 'description')).toBe('What is new.');
      expect(await meta(page, 'docusaurus_tag')).toBe('blog_posts_list');
      expect(await structuredData(page)).toMatchObject({
        '@type': 'Blog',
        '@id': 'https://example.com/blog',
        headline: 'News',
        blogPost: [{'@id': `https://example.com${post}`}, {author: [{'@type': 'Person'}, {}]}, {}],
      });
      await page.locator('.pagination-nav__link--next').click();
      await page.getByRole('heading', {level: 2, name: 'The first post'}).waitFor();
      expect(await structuredData(page)).toMatchObject({'@id': 'https://example.com/blog/page/2'});
    }));
});

describe('a post', () => {
  test('has its whole text, and its parts in order', () =>
    visit(post, async (page) => {
      const tops = await Promise.all(
        [
          'article h1',
          'article header time',
          'article .avatar >> nth=0',
          '#__blog-post-container',
          'article .theme-blog-footer-tags-row',
          'article .theme-blog-footer-edit-meta-row',
          'main > .pagination-nav',
        ].map(async (selector) => (await boxOf(page.locator(selector))).y),
      );
      expect([...tops].sort((a, b) => a - b)).toEqual(tops);
      expect(await textOf(page.locator('h1'))).toEqual([expect.stringMatching(everything)]);
      const text = await page.locator('#__blog-post-container').innerText();
      expect(text).toContain('The part that lists show');
      expect(text).toContain('Text below the first heading');
      expect(await page.getByText('Read more').count()).toBe(0);
    }));

  test('has the id that feeds look for on its own page only', async () => {
    const count = (page: Page) => page.locator('#__blog-post-container').count();
    expect(await visit(post, count)).toBe(1);
    expect(await visit('/blog', count)).toBe(0);
  });

  test('takes its title from its first heading, which is there once', () =>
    visit('/blog/2023/11/05/plain', async (page) => {
      expect(await textOf(page.locator('h1'))).toEqual(['A plain post']);
      expect(await page.locator('#__blog-post-container h1').count()).toBe(0);
    }));

  test('has a contents list, unless it wants none', async () => {
    const contents = (page: Page) => textOf(page.locator('.col--2 .table-of-contents__link'));
    expect(await visit(post, contents)).toEqual(['First', 'Inside of the first', 'Second']);
    expect(await visit('/blog/2022/01/15/one-author', contents)).toEqual([]);
  });

  test('has authors two in a row, each with links', () =>
    visit(post, async (page) => {
      const [ada, bob, carol] = await Promise.all(
        [0, 1, 2].map((i) => boxOf(page.locator('.avatar').nth(i))),
      );
      expect(bob?.y).toBe(ada?.y);
      expect(bob?.x).toBeGreaterThan((ada?.x ?? 0) + 100);
      expect(carol?.x).toBe(ada?.x);
      expect(carol?.y).toBeGreaterThan((ada?.y ?? 0) + (ada?.height ?? 0));
      const links = page.locator('.avatar__name a');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/blog/authors/ada',
        'https://example.com/bob',
        'mailto:carol@example.com',
      ]);
      const github = page.getByRole('link', {name: 'Ada Lovelace: GitHub'});
      expect(await github.getAttribute('href')).toBe('https://github.com/ada');
      expect(await page.getByTitle('forum').getAttribute('href')).toBe('https://example.com/forum/ada');
    }));

  test('whose authors have no names has a row of pictures', () =>
    visit('/blog/2024/03/01/pictures', async (page) => {
      const [first, second] = await Promise.all([0, 1].map((i) => boxOf(page.locator('.avatar').nth(i))));
      expect(second?.y).toBe(first?.y);
      expect((second?.x ?? 0) - (first?.x ?? 0)).toBeLessThan(100);
      expect(await page.getByRole('img', {name: 'eve'}).count()).toBe(1);
    }));

  test('leads to the newer and the older one', () =>
    visit('/blog/2024/03/01/pictures', async (page) => {
      const neighbours = page.getByRole('navigation', {name: 'Blog post page navigation'});
      expect(await textOf(neighbours.getByRole('link'))).toEqual([
        expect.stringMatching(/^Newer post\nA post with everything/),
        'Older post\nA plain post',
      ]);
      await neighbours.getByRole('link', {name: /^Older post/}).click();
      await page.getByRole('heading', {level: 1, name: 'A plain post'}).waitFor();
    }));

  test('can be edited, and has the date of its last update', () =>
    visit(post, async (page) => {
      expect(await page.locator('.theme-edit-this-page').getAttribute('href')).toBe(
        'https://example.com/edit/blog/2024-06-10-everything.md',
      );
      expect(await page.locator('.theme-last-updated').innerText()).toBe(
        'Last updated on Jun 12, 2024 by Ada',
      );
    }));

  test('is an article to other sites', () =>
    visit(post, async (page) => {
      expect(await page.title()).toBe('Everything | Blog theme');
      expect(await meta(page, 'og:type')).toBe('article');
      expect(await meta(page, 'article:published_time')).toBe('2024-06-10T00:00:00.000Z');
      expect(await meta(page, 'article:author')).toBe('https://example.com/ada,https://example.com/bob');
      expect(await meta(page, 'article:tag')).toMatch(/^Release,Guide,performance,/);
      expect(await meta(page, 'og:image')).toMatch(/^https:\/\/example\.com\/.*cover.*\.svg$/);
      expect(await meta(page, 'keywords')).toBe('one,two');
      expect(await htmlClasses(page)).toEqual(expect.arrayContaining(['blog-wrapper', 'blog-post-page']));
      expect(await structuredData(page)).toMatchObject({
        '@type': 'BlogPosting',
        '@id': `https://example.com${post}`,
        datePublished: '2024-06-10T00:00:00.000Z',
        dateModified: '2024-06-12T00:00:00.000Z',
        author: [{name: 'Ada Lovelace'}, {name: 'Bob'}, {email: 'carol@example.com'}],
        isPartOf: {'@type': 'Blog', '@id': 'https://example.com/blog', name: 'News'},
      });
    }));

  test('has microdata: a blog, its post, the authors of that', () =>
    visit(post, async (page) => {
      const types = await page
        .locator('[itemscope]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('itemtype')?.split('/').at(-1)));
      expect(types).toEqual(['Blog', 'BlogPosting', 'Person', 'Person', 'Person']);
      expect(await page.locator('article').getAttribute('itemid')).toBe(`https://example.com${post}`);
      expect(await textOf(page.locator('[itemprop="headline"]'))).toEqual(await textOf(page.locator('h1')));
    }));

  test('that is unlisted says so, is kept from search engines, and is among recent posts while it is shown', async () => {
    await visit('/blog/2023/02/02/hidden', async (page) => {
      expect(await page.locator('.theme-unlisted-banner').count()).toBe(1);
      expect(await meta(page, 'robots')).toContain('noindex');
      expect(await recent(page).getByRole('link', {name: 'Known by its link'}).count()).toBe(1);
      const draft = await page.request.get(new URL('/blog/2022/07/07/draft', page.url()).href);
      expect(draft.status()).toBe(404);
    });
    await visit('/blog', async (page) => {
      expect(await page.getByText('Known by its link').count()).toBe(0);
      expect(await page.getByText('A draft').count()).toBe(0);
    });
  });
});

describe('the recent posts', () => {
  test('are beside the page, grouped by year, the current one in the primary colour', () =>
    visit(post, async (page) => {
      expect(await recent(page).getByText('All posts').count()).toBe(1);
      expect(await textOf(recent(page).getByRole('heading'))).toEqual(['2024', '2023', '2022', '2021']);
      expect(await textOf(recent(page).getByRole('group', {name: '2021'}).getByRole('link'))).toEqual([
        'Wide things',
        'The first post',
      ]);
      const current = recent(page).locator('[aria-current="page"]');
      expect(await textOf(current)).toEqual([expect.stringMatching(everything)]);
      const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
      const primary = await colorOf(page.locator('.navbar__link--active').first());
      expect(await colorOf(current)).toBe(primary);
      expect(await colorOf(recent(page).getByRole('link', {name: 'Wide things'}))).not.toBe(primary);
    }));

  test('stay in view while the page is scrolled', () =>
    visit(post, async (page) => {
      await page.evaluate(() => window.scrollTo(0, 500));
      await expect.poll(async () => (await boxOf(recent(page))).y).toBeGreaterThan(0);
      expect((await boxOf(recent(page))).y).toBeLessThan(120);
    }));

  test('are scrolled to the current one after a navigation, if they are longer than the window', () =>
    visit('/blog/2022/01/15/one-author', async (page) => {
      await page.setViewportSize({width: 1280, height: 300});
      const isInView = async (name: string) => {
        const [menu, link] = [await boxOf(recent(page)), await boxOf(recent(page).getByRole('link', {name}))];
        return link.y >= menu.y && link.y + link.height <= menu.y + menu.height;
      };
      await recent(page).evaluate((menu) => menu.scrollTo(0, 0));
      expect(await isInView('The first post')).toBe(false);
      await page.locator('.pagination-nav__link--next').click();
      await page.getByRole('heading', {level: 1, name: 'Wide things'}).waitFor();
      await expect.poll(() => isInView('Wide things')).toBe(true);
    }));

  test('are in the menu on small screens, which a click on a post closes', () =>
    visit(
      '/blog/2024/03/01/pictures',
      async (page) => {
        expect(await recent(page).count()).toBe(0);
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        const menu = page.locator('.navbar-sidebar');
        await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
        expect(
          await menu.getByRole('group').locator('[aria-current="page"].menu__link--active').innerText(),
        ).toBe('Pictures in the place of names');
        expect(await textOf(menu.getByRole('group').first().getByRole('heading'))).toEqual(['2024']);
        await menu.getByRole('link', {name: 'A plain post'}).click();
        await page.getByRole('heading', {level: 1, name: 'A plain post'}).waitFor();
        await expect.poll(() => page.locator('.navbar-sidebar--show').count()).toBe(0);
      },
      {width: 375},
    ));
});

describe('tags', () => {
  test('are listed by letter with the number of their posts', () =>
    visit('/blog/tags', async (page) => {
      expect(await textOf(page.locator('main h1'))).toEqual(['Tags']);
      expect(await textOf(page.locator('main h2'))).toEqual(['A', 'D', 'G', 'I', 'P', 'R', 'T']);
      expect(await page.getByRole('link', {name: 'Release 4'}).getAttribute('href')).toBe(
        '/blog/tags/release',
      );
      expect(await htmlClasses(page)).toContain('blog-tags-list-page');
      expect(await meta(page, 'docusaurus_tag')).toBe('blog_tags_list');
    }));

  test('have pages of their posts', () =>
    visit('/blog/tags/release', async (page) => {
      expect(await textOf(page.locator('main h1'))).toEqual(['4 posts tagged with "Release"']);
      expect(await page.locator('main header').first().innerText()).toContain('News of new versions.');
      expect(await page.locator('article').count()).toBe(3);
      expect(await htmlClasses(page)).toContain('blog-tags-post-list-page');
      expect(await meta(page, 'description')).toBe('News of new versions.');
      expect(await meta(page, 'docusaurus_tag')).toBe('blog_tags_posts');
      await page.getByRole('link', {name: 'Older entries'}).click();
      await page.getByRole('heading', {level: 2, name: 'The first post'}).waitFor();
      expect(new URL(page.url()).pathname).toBe('/blog/tags/release/page/2');
      await page.getByRole('link', {name: 'View all tags'}).click();
      await page.getByRole('heading', {level: 1, name: 'Tags'}).waitFor();
    }));

  test('of one post are in the singular, and those of hidden posts only are unlisted', async () => {
    const heading = (page: Page) => textOf(page.locator('main h1'));
    expect(await visit('/blog/tags/react', heading)).toEqual(['One post tagged with "react"']);
    await visit('/blog/tags/secret', async (page) => {
      expect(await page.locator('.theme-unlisted-banner').count()).toBe(1);
    });
  });
});

describe('authors', () => {
  test('are listed with the number of their posts', () =>
    visit('/blog/authors', async (page) => {
      expect(await textOf(page.locator('main h1'))).toEqual(['Authors']);
      expect(await textOf(page.locator('main li .avatar__name'))).toEqual([
        'Ada Lovelace 2',
        'Bob 1',
        'Carol Anne Featherstonehaugh-Cholmondeley 1',
        'Dora 0',
        'eve 1',
        'finn 1',
      ]);
      expect(await htmlClasses(page)).toContain('blog-authors-list-page');
      await page.getByRole('link', {name: 'Ada Lovelace', exact: true}).click();
      await page.getByRole('heading', {level: 1, name: 'Ada Lovelace'}).waitFor();
    }));

  test('have pages of their posts', () =>
    visit('/blog/authors/ada', async (page) => {
      expect(await page.title()).toBe('Ada Lovelace - 2 posts | Blog theme');
      expect(await page.locator('main header').first().innerText()).toContain('Ada writes about engines.');
      expect(await page.locator('article').count()).toBe(2);
      expect(await htmlClasses(page)).toContain('blog-authors-posts-page');
      expect(await page.getByRole('link', {name: 'View all authors'}).getAttribute('href')).toBe(
        '/blog/authors',
      );
    }));

  test('without posts have a page that says so', () =>
    visit('/blog/authors/dora', async (page) => {
      expect(await page.locator('main').innerText()).toContain('This author has not written any posts yet.');
    }));
});

test('the archive has a block for each year, three in a row, posts with their days', () =>
  visit('/blog/archive', async (page) => {
    expect(await textOf(page.locator('.hero__title'))).toEqual(['Archive']);
    expect(await textOf(page.locator('main h2'))).toEqual(['2024', '2023', '2022', '2021']);
    expect(await textOf(page.locator('main .col--4').last().locator('li'))).toEqual([
      'January 5 - The first post',
      'May 5 - Wide things',
    ]);
    const boxes = await Promise.all([0, 1, 2, 3].map((i) => boxOf(page.locator('main .col--4').nth(i))));
    expect(new Set(boxes.slice(0, 3).map(({y}) => y)).size).toBe(1);
    expect(boxes[3]?.x).toBe(boxes[0]?.x);
    expect(await page.getByText('Known by its link').count()).toBe(0);
  }));

test('the keyboard reaches each author and each post once', () =>
  visit('/blog/2022/01/15/one-author', async (page) => {
    await page.locator('article').evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    const reached: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect(reached).toEqual(['Ada Lovelace', 'Ada Lovelace: GitHub', 'Ada Lovelace: X']);
  }));

test('a post is alone on paper, as wide as that is', () =>
  visit(post, async (page) => {
    await page.emulateMedia({media: 'print'});
    for (const part of ['aside', '.table-of-contents', '.pagination-nav', '.theme-edit-this-page'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    const width = (selector: string) => page.locator(selector).evaluate((element) => element.clientWidth);
    // 32 px: a padding of 1rem on each side.
    expect(await width('article')).toBe((await width('.main-wrapper > .container')) - 32);
  }));

test('nothing is wider than a small screen', async () => {
  const tooWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ['/blog', '/blog/page/2', post, '/blog/2021/05/05/wide', '/blog/tags', '/blog/authors'])
    expect(await visit(path, tooWide, {width: 320}), path).toBe(0);
});

test('without a script everything can be read, on small screens with the recent posts below', async () => {
  const read = async (page: Page) => {
    expect(await textOf(page.locator('h1'))).toEqual([expect.stringMatching(everything)]);
    expect(await page.locator('article').innerText()).toContain('Text below the first heading');
    expect((await boxOf(recent(page))).height).toBeGreaterThan(100);
  };
  await visit(post, read, {javaScript: false});
  await visit(
    post,
    async (page) => {
      await read(page);
      expect((await boxOf(recent(page))).y).toBeGreaterThan((await boxOf(page.locator('.pagination-nav'))).y);
    },
    {javaScript: false, width: 375},
  );
});

describe('accessibility', () => {
  const violations = async (page: Page): Promise<string[]> => {
    await page.evaluate(axe.source);
    const found = await page.evaluate(() =>
      window.axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
        // Sites decide about the underline of links in text, with `--ifm-link-decoration`.
        rules: {'link-in-text-block': {enabled: false}},
      }),
    );
    return found.violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  };
  const cases: [string, PageOptions][] = [
    ['/blog', {}],
    ['/blog', {dark: true, width: 375}],
    [post, {}],
    [post, {dark: true}],
    ['/blog/2024/03/01/pictures', {width: 375}],
    ['/blog/tags', {dark: true}],
    ['/blog/tags/release', {}],
    ['/blog/authors', {}],
    ['/blog/authors/ada', {dark: true}],
    ['/blog/archive', {}],
    ['/blog/archive', {dark: true}],
  ];

  test.each(cases)('%s has no violations %o', async (path, options) => {
    expect(await visit(path, violations, options)).toEqual([]);
  });
});
