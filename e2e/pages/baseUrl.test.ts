import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {createSite, type Site, useBuiltSite, wakePage} from '../harness/index.js';

describe('a base URL with letters that addresses encode', () => {
  let site: Site;
  const visit = useBuiltSite(async () => {
    site = createSite('minimal', (files) => {
      files.replace('docusaurus.config.mjs', "baseUrl: '/'", "baseUrl: '/bäse x/'");
      files.write('docs/one.md', '# One\n\n[to two](./zwei.md)\n');
      files.write('docs/zwei.md', '---\nslug: /zwei-ö\n---\n\n# Zwei\n');
    });
    await site.build();
    return site;
  });

  test('is encoded in all addresses', () => {
    const html = fs.readFileSync(path.join(site.outDir, 'docs/one/index.html'), 'utf8');
    expect(html).toContain('rel="canonical" href="https://example.com/b%C3%A4se%20x/docs/one"');
    expect(html).toContain('href="/b%C3%A4se%20x/docs/zwei-%C3%B6"');
    expect(html).not.toMatch(/(?:href|src)="[^"]*(?:bäse|%25|%C3%A4se%20x\/b)/);
  });

  test('the pages work, and lead to each other', () =>
    visit('/bäse x/docs/one', async (page) => {
      const active = page.locator('.menu__link--active');
      expect(await active.innerText()).toBe('One');
      await wakePage(page);
      await page.getByRole('link', {name: 'to two'}).click();
      await page.getByRole('heading', {name: 'Zwei'}).waitFor();
      expect(decodeURI(new URL(page.url()).pathname)).toBe('/bäse x/docs/zwei-ö');
      expect(await active.innerText()).toBe('Zwei');
    }));
});
