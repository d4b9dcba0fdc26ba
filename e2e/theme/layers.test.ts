import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  type Edit,
  openPage,
  type Site,
  type SiteServer,
  serveSite,
  startSite,
  waitForAnimations,
} from '../harness/index.js';

const kinds = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];

const components = `# Components

## With \`code\`

${kinds
  .map(
    (kind) => `<p>
  <span class="badge badge--${kind}">badge</span>
  <a class="button button--${kind}" href="#">button</a>
  <a class="button button--outline button--${kind}" href="#">outline</a>
  <button class="button button--outline button--active button--${kind}">active</button>
  <span class="text--${kind}">text</span>
</p>
<div class="alert alert--${kind}">Alert with <a href="#">a link</a> and <code>code</code><button class="close">x</button></div>
`,
  )
  .join('\n')}

| One | Two | Three |
| --- | :-: | ----- |
| 1   |  2  | 3     |

:::tip

- A [link](/docs/intro)

:::

\`\`\`js title="a.js" showLineNumbers {1}
const a = 1;
\`\`\`

- [x] A task
  - One below
`;

const tabs = `import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import DocCardList from '@theme/DocCardList';

# Tabs

<Tabs><TabItem value="one">1</TabItem><TabItem value="two">2</TabItem></Tabs>

<details><summary>Summary</summary>Text</details>

<DocCardList items={[{type: 'link', href: '/docs/intro', label: 'Card'}]} />
`;

/** A site without its own CSS that uses most components of the theme. */
const rich: Edit = (files) => {
  files.write('docs/components.md', components);
  files.write('docs/tabs.mdx', tabs);
  files.write(
    'blog/2024-01-01-post.md',
    '---\ntags: [one]\nauthors:\n  - name: Ada\n    socials: {github: ada}\n---\n\n# Post\n\nText.\n\n<!-- truncate -->\n\n## More\n',
  );
  files.replace('docusaurus.config.mjs', 'blog: false', "blog: {}, theme: {customCss: './custom.css'}");
  files.replace(
    'docusaurus.config.mjs',
    '};',
    `  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {id: 'a', content: 'News'},
    footer: {style: 'dark', copyright: '<a href="/">Home</a>', links: [{label: 'Docs', to: '/docs/intro'}]},
    navbar: {title: 'Minimal', items: [{to: '/blog', label: 'Blog'}]},
  },
};`,
  );
  files.write('custom.css', '');
};

/** The same site with the config file name of Lectern. */
const renamed: Edit = (files) => {
  rich(files);
  files.write('site.config.mjs', files.read('docusaurus.config.mjs'));
  files.remove('docusaurus.config.mjs');
};

/** Reset styles like Tailwind's: without a cascade layer, with low specificity. */
const preflight = `*, ::before, ::after { border: 0 solid; box-sizing: border-box; margin: 0; padding: 0 }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
a { color: inherit; text-decoration: inherit }
button { background: transparent; border-radius: 0; color: inherit; font: inherit }
ol, ul { list-style: none }
`;

const reset: Edit = (files) => {
  rich(files);
  files.write('custom.css', preflight);
};

async function serve(edit: Edit): Promise<{site: Site; server: SiteServer}> {
  const site = createSite('minimal', edit);
  await build(site);
  return {site, server: await serveSite(site.dir)};
}

async function build(site: Site): Promise<void> {
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
}

/** Text of all stylesheets in the output. */
function stylesOf({outDir}: Site): string {
  const folder = path.join(outDir, 'assets/css');
  return fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** Hash of the computed styles of each element and its pseudo-elements. */
function readStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hashOf = (style: CSSStyleDeclaration) => {
      let hash = 0;
      for (const name of style) {
        if (name.startsWith('--')) continue;
        for (const letter of style.getPropertyValue(name)) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
      }
      return hash;
    };
    return [...document.querySelectorAll('body, body :not(script)')].map((element) => {
      const hashes = ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === 'none' ? 0 : hashOf(style);
      });
      return `${element.tagName} ${element.className} ${hashes.join()}`;
    });
  });
}

interface View {
  readonly width: number;
  readonly dark: boolean;
  readonly media?: 'print';
  /** Selector of an element that the mouse points at. */
  readonly hover?: string;
}

async function stylesAt(
  server: SiteServer,
  place: string,
  {media, hover, ...options}: View,
): Promise<string[]> {
  const {page, close} = await openPage(server.url + place, options);
  await page.addStyleTag({
    content: '*, ::before, ::after { animation: none !important; transition: none !important }',
  });
  if (media) await page.emulateMedia({media});
  if (hover) await page.locator(hover).first().hover();
  const styles = await readStyles(page);
  await close();
  return styles;
}

let flat: {site: Site; server: SiteServer};
let layered: {site: Site; server: SiteServer};
beforeAll(async () => {
  flat = await serve(rich);
  layered = await serve(renamed);
});

describe('a site that was made for Docusaurus', () => {
  test('has styles in no layer; under the name of Lectern they are in layers', () => {
    expect(stylesOf(flat.site)).not.toContain('@layer');
    expect(stylesOf(flat.site)).toContain('--ifm-color-primary');
    expect(stylesOf(layered.site)).toContain('@layer lectern.infima,lectern.theme;');
  });

  test.each([
    {width: 1280, dark: false},
    {width: 1280, dark: true},
    {width: 375, dark: true},
    {width: 1280, dark: false, media: 'print' as const},
  ])('looks the same without layers: $width, dark: $dark, $media', async (view) => {
    for (const place of ['/docs/components', '/docs/tabs', '/blog/2024/01/01/post', '/search']) {
      const [expected, found] = [
        await stylesAt(layered.server, place, view),
        await stylesAt(flat.server, place, view),
      ];
      expect(found.length, place).toBeGreaterThan(40);
      expect(found, place).toEqual(expected);
    }
  });

  test.each([
    ['/docs/components', '.button--outline.button--success'],
    ['/docs/components', '.table-of-contents__link code'],
    ['/docs/components', '.theme-announcement-bar .close'],
    ['/docs/components', '.footer__copyright a'],
    ['/blog', '[class*="authorSocialLink"]'],
  ])('looks the same under the mouse: %s %s', async (place, hover) => {
    const view = {width: 1280, dark: false, hover};
    expect(await stylesAt(flat.server, place, view)).toEqual(await stylesAt(layered.server, place, view));
  });

  test('keeps what classes say under a reset of elements', async () => {
    const own = await serve(reset);
    const read = async (server: SiteServer, place: string, selector: string) => {
      const {page, close} = await openPage(server.url + place);
      await waitForAnimations(page);
      const values = await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {color, backgroundColor, fontSize, paddingLeft, borderTopWidth, textDecorationLine} =
            getComputedStyle(element);
          return {color, backgroundColor, fontSize, paddingLeft, borderTopWidth, textDecorationLine};
        });
      await close();
      return values;
    };
    for (const [place, selector] of [
      ['/blog/2024/01/01/post', 'h1'],
      ['/docs/components', '.navbar__link'],
      ['/docs/components', '.menu__link'],
      ['/docs/components', '.button--success'],
      ['/docs/components', 'button.button--active'],
      ['/docs/components', '.alert'],
      ['/docs/components', '.table-of-contents__link'],
      ['/docs/tabs', '.tabs__item'],
    ] as const)
      expect(await read(own.server, place, selector), selector).toEqual(
        await read(flat.server, place, selector),
      );
    expect((await read(own.server, '/docs/components', '.navbar__link')).paddingLeft).not.toBe('0px');
    const heading = await read(own.server, '/blog/2024/01/01/post', 'h1');
    expect(heading.fontSize).toBe('48px');
    await own.server.stop();
  });

  test('has its rules win over those of Infima that are as specific', async () => {
    const own = await serve((files) => {
      rich(files);
      files.write(
        'custom.css',
        '.navbar { background: rgb(1, 2, 3) } .footer--dark { --ifm-footer-background-color: rgb(4, 5, 6) } .menu__link { color: rgb(7, 8, 9) }',
      );
    });
    const {page, close} = await openPage(`${own.server.url}/docs/components`, {dark: true});
    const read = (selector: string, property: 'backgroundColor' | 'color') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    expect(await read('.navbar', 'backgroundColor')).toBe('rgb(1, 2, 3)');
    expect(await read('.footer', 'backgroundColor')).toBe('rgb(4, 5, 6)');
    expect(await read('.menu__link:not(.menu__link--active)', 'color')).toBe('rgb(7, 8, 9)');
    await close();
    await own.server.stop();
  });
});

test('the flag and the name of the configuration decide in warm builds as well', async () => {
  const site = createSite('minimal', rich);
  const flag = 'future: {v4: {useCssCascadeLayers: true}},';
  await build(site);
  expect(stylesOf(site)).not.toContain('@layer');
  site.files.replace('docusaurus.config.mjs', "baseUrl: '/',", `baseUrl: '/', ${flag}`);
  await build(site);
  expect(stylesOf(site)).toContain('@layer lectern.');
  site.files.replace('docusaurus.config.mjs', flag, '');
  await build(site);
  expect(stylesOf(site)).not.toContain('@layer');
  site.files.write('site.config.mjs', site.files.read('docusaurus.config.mjs'));
  site.files.remove('docusaurus.config.mjs');
  await build(site);
  expect(stylesOf(site)).toContain('@layer lectern.infima,lectern.theme;');
});

test('the name of the configuration decides while developing as well', async () => {
  const site = createSite('minimal', rich);
  const layersInDev = async () => {
    const server = await startSite(site.dir);
    const {page, close} = await openPage(`${server.url}/docs/intro`);
    const texts = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({cssRules}) =>
        [...cssRules].map(({cssText}) => cssText.slice(0, 40)),
      ),
    );
    await close();
    await server.stop();
    expect(texts.length).toBeGreaterThan(5);
    return texts.some((text) => text.startsWith('@layer lectern.'));
  };
  expect(await layersInDev()).toBe(false);
  site.files.write('site.config.mjs', site.files.read('docusaurus.config.mjs'));
  site.files.remove('docusaurus.config.mjs');
  expect(await layersInDev()).toBe(true);
});
