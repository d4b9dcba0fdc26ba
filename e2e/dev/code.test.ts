import {describe, expect, test} from 'vitest';
import {useDevSite} from '../harness/index.js';

const dev = useDevSite('basic', (files) => {
  files.write('src/numbers.ts', 'export const first = 3;\n');
  files.replace('docs/markdown.mdx', '<Counter start={3} />', '<Counter start={first} />');
  files.replace(
    'docs/markdown.mdx',
    "import TabItem from '@theme/TabItem';",
    "import {first} from '@site/src/numbers';\nimport TabItem from '@theme/TabItem';",
  );
});

describe('edited code', () => {
  test('of a component is shown with the state kept', async () => {
    const page = await dev.open('/docs/markdown');
    await page.getByRole('button', {name: 'Clicked 3 times'}).click();
    dev.site.files.replace('src/components/Counter.tsx', 'Clicked {count} times', 'Pressed {count} times');
    await page.getByRole('button', {name: 'Pressed 4 times'}).waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('of a component with other hooks starts it anew', async () => {
    const page = await dev.open('/docs/markdown');
    await page.getByRole('button', {name: 'Pressed 3 times'}).click();
    dev.site.files.replace(
      'src/components/Counter.tsx',
      'const [count, setCount] = useState(start);',
      'const [step] = useState(10);\n  const [count, setCount] = useState(start + step);',
    );
    await page.getByRole('button', {name: 'Pressed 13 times'}).waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
    dev.expectQuiet();
  });

  test('of a page is shown in place', async () => {
    const page = await dev.open('/');
    dev.site.files.replace('src/pages/index.tsx', 'Start reading', 'Begin to read');
    await page.getByRole('link', {name: 'Begin to read'}).waitFor();
    expect(await dev.isSameDocument(page)).toBe(true);
  });

  test('that is no component loads the page again', async () => {
    const page = await dev.open('/docs/markdown');
    dev.site.files.write('src/numbers.ts', 'export const first = 7;\n');
    await page.getByRole('button', {name: 'Pressed 17 times'}).waitFor();
  });

  test('of a style sheet is shown in place', async () => {
    const page = await dev.open('/docs/markdown');
    dev.site.files.replace('src/components/Counter.module.css', 'rgb(12, 34, 56)', 'rgb(99, 88, 77)');
    dev.site.files.replace('src/css/custom.css', 'rgb(10, 80, 60)', 'rgb(11, 22, 33)');
    await page.waitForFunction(() => {
      const button = document.querySelector('article button[class*="counter"]');
      const primary = getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary');
      return (
        button && getComputedStyle(button).borderTopColor === 'rgb(99, 88, 77)' && /11, 22, 33/.test(primary)
      );
    });
    expect(await dev.isSameDocument(page)).toBe(true);
  });

  test('that does not compile is shown over the page until it is mended', async () => {
    const page = await dev.open('/docs/markdown');
    dev.site.files.replace('src/components/Counter.tsx', 'return (', 'return ((');
    const overlay = page.getByRole('alertdialog');
    await overlay
      .getByText(/src\/components\/Counter\.tsx/)
      .first()
      .waitFor();
    expect((await fetch(`${dev.server.url}/`)).status).toBe(500);
    dev.site.files.replace('src/components/Counter.tsx', 'return ((', 'return (');
    await overlay.waitFor({state: 'detached'});
    expect((await fetch(`${dev.server.url}/`)).status).toBe(200);
  });
});

test('a component that throws on the server is named with file and line until it is mended', async () => {
  dev.site.files.write(
    'src/components/Fragile.tsx',
    'export default function Fragile() {\n  const width = window.innerWidth;\n  return <b>Wide: {width}</b>;\n}\n',
  );
  dev.site.files.write(
    'src/pages/fragile.mdx',
    "import Fragile from '@site/src/components/Fragile';\n\n# Fragile\n\n<Fragile />\n",
  );
  await expect.poll(async () => (await fetch(`${dev.server.url}/fragile`)).status).toBe(500);
  const page = await dev.open('/about');
  await page.goto(`${dev.server.url}/fragile`);
  await page.getByText('src/components/Fragile.tsx:2').waitFor();
  await page.getByText(/<Fragile> threw/).waitFor();
  await page.getByText('const width = window.innerWidth;').waitFor();
  dev.site.files.replace('src/components/Fragile.tsx', 'window.innerWidth', '100');
  await page.getByText('Wide: 100').waitFor();
});

test('a theme component of the site takes over once it is there', async () => {
  const page = await dev.open('/docs/intro');
  dev.site.files.write(
    'src/theme/DocBreadcrumbs/index.tsx',
    'export default function DocBreadcrumbs() {\n  return <p>My breadcrumbs</p>;\n}\n',
  );
  await page.getByText('My breadcrumbs').waitFor();
});

async function titleOf(path: string): Promise<string | undefined> {
  const response = await fetch(dev.server.url + path, {signal: AbortSignal.timeout(20_000)});
  return /<title[^>]*>([^<]*)/.exec(await response.text())?.[1];
}

describe('the config', () => {
  test('is loaded again when it changes', async () => {
    const page = await dev.open('/docs/intro');
    dev.site.files.replace(
      'docusaurus.config.ts',
      "title: 'Basic',\n  tagline",
      "title: 'Changed',\n  tagline",
    );
    await page.waitForFunction(() => document.title === 'Introduction | Changed');
  });

  test('may change while pages are asked for: none is refused, all are answered', async () => {
    const titles: (string | undefined)[] = [];
    let isDone = false;
    const asking = (async () => {
      while (!isDone) titles.push(await titleOf('/docs/intro'));
    })();
    dev.site.files.replace('docusaurus.config.ts', "title: 'Changed'", "title: 'Once more'");
    await expect.poll(() => titles.at(-1)).toBe('Introduction | Once more');
    isDone = true;
    await asking;
    expect([...new Set(titles)]).toEqual(['Introduction | Changed', 'Introduction | Once more']);
    dev.site.files.replace('docusaurus.config.ts', "title: 'Once more'", "title: 'Changed'");
    await expect.poll(() => titleOf('/docs/intro')).toBe('Introduction | Changed');
  });

  test('that makes a plugin fail leaves the site as it was', async () => {
    const plugins =
      "plugins: [() => ({name: 'broken', configureWebpack() { throw new Error('Oh dear'); }})],";
    dev.site.files.replace('docusaurus.config.ts', "title: 'Changed',", `title: 'Changed', ${plugins}`);
    await expect.poll(() => dev.server.output()).toContain('Oh dear');
    expect(await titleOf('/docs/intro')).toBe('Introduction | Changed');
    const restarts = () => (dev.server.output().match(/loaded again/g) ?? []).length;
    const before = restarts();
    dev.site.files.replace('docusaurus.config.ts', `title: 'Changed', ${plugins}`, "title: 'Changed',");
    await expect.poll(restarts).toBe(before + 1);
  });

  test('with a mistake is reported, and the site goes on as it was', async () => {
    dev.site.files.replace('docusaurus.config.ts', "url: 'https://example.com'", 'url: 7');
    await expect.poll(() => dev.server.output()).toContain('[CONFIG_INVALID_FIELD]');
    expect(await titleOf('/docs/intro')).toBe('Introduction | Changed');
    dev.site.files.replace('docusaurus.config.ts', 'url: 7', "url: 'https://example.com'");
    dev.site.files.replace('docusaurus.config.ts', "title: 'Changed'", "title: 'Mended'");
    await expect.poll(() => titleOf('/docs/intro')).toBe('Introduction | Mended');
  });
});
