import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {buildOnce, useBuiltSite} from '../harness/index.js';

const build = () => buildOnce('languages');
const visit = useBuiltSite(build);

/** Expected texts of a language, from different themes and plugins. */
interface Texts {
  readonly edit: string;
  readonly note: string;
  readonly tagPage: string;
  readonly items: string;
  readonly posts: string;
  readonly readingTime: string;
  readonly notFound: string;
  readonly search: string;
  readonly noResults: string;
}

const LANGUAGES: {readonly [locale: string]: Texts} = {
  pl: {
    edit: 'Edytuj tę stronę',
    note: 'notatka',
    tagPage: '4 dokumenty z tagiem „basics”',
    items: '3 elementy',
    posts: '2 wpisy z tagiem „news”',
    readingTime: 'Minuta czytania',
    notFound: 'Strona nie została znaleziona',
    search: 'Szukaj',
    noResults: 'Brak wyników dla',
  },
  ar: {
    edit: 'تعديل هذه الصفحة',
    note: 'ملاحظة',
    tagPage: '4 صفحات بالوسم «basics»',
    items: '3 عناصر',
    posts: 'مقالان موسومة بـ «news»',
    readingTime: 'دقيقة قراءة واحدة',
    notFound: 'الصفحة غير موجودة',
    search: 'بحث',
    noResults: 'لا نتائج للبحث عن',
  },
  'pt-BR': {
    edit: 'Editar esta página',
    note: 'observação',
    tagPage: '4 páginas com a tag “basics”',
    items: '3 itens',
    posts: '2 postagens com a etiqueta “news”',
    readingTime: '1 minuto de leitura',
    notFound: 'Página não encontrada',
    search: 'Procurar',
    noResults: 'Nenhum resultado para',
  },
  'zh-Hant': {
    edit: '編輯此頁',
    note: '備註',
    tagPage: '4 篇文件帶有標籤「basics」',
    items: '3 個項目',
    posts: '2 篇文章 含有標籤「news」',
    readingTime: '閱讀時間約 1 分鐘',
    notFound: '找不到頁面',
    search: '搜尋',
    noResults: '沒有結果：',
  },
};

const base = new URL('../../packages/theme-translations/locales/base/', import.meta.url);
const ENGLISH = new Set(
  fs.readdirSync(base).flatMap((file) => {
    const messages = JSON.parse(fs.readFileSync(new URL(file, base), 'utf8')) as Record<
      string,
      {message: string}
    >;
    return Object.values(messages).map(({message}) => message);
  }),
);

const heading = (page: Page) => page.locator('main h1').first().innerText();

describe.each(Object.entries(LANGUAGES))('%s', (locale, texts) => {
  test('a docs page has no English texts', () =>
    visit(`/${locale}/docs/`, async (page) => {
      await page.getByRole('link', {name: texts.edit}).waitFor();
      expect(await page.locator('.theme-admonition').first().textContent()).toContain(texts.note);
      const labels = page.locator('[aria-label], [title]');
      const names = await labels.evaluateAll((elements) =>
        elements.flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('title')]),
      );
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => ENGLISH.has(name ?? ''))).toEqual([]);
    }));

  test('numbers of things have the plural form of the language', async () => {
    await visit(`/${locale}/docs/tags/basics`, async (page) =>
      expect(await heading(page)).toBe(texts.tagPage),
    );
    await visit(`/${locale}/blog/tags/news`, async (page) => {
      expect(await heading(page)).toBe(texts.posts);
      expect(await page.locator('article').first().innerText()).toContain(texts.readingTime);
    });
  });

  test('the page for unknown addresses', () =>
    visit(`/${locale}/404.html`, async (page) => expect(await heading(page)).toBe(texts.notFound)));

  test('the search', () =>
    visit(`/${locale}/docs/`, async (page) => {
      const button = page.locator('.DocSearch-Button');
      expect((await button.innerText()).trim()).toContain(texts.search);
      await button.click();
      await page.locator('.DocSearch-Input').fill('qwxzv');
      const title = page.locator('.DocSearch-NoResults .DocSearch-Title');
      await title.waitFor();
      expect(await title.textContent()).toBe(`${texts.noResults} qwxzv`);
    }));
});

/** All scripts of the site: file name → text. */
async function scripts(): Promise<ReadonlyMap<string, string>> {
  const {dir} = await build();
  const folder = path.join(dir, 'build/assets/js');
  return new Map(
    fs.readdirSync(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}

test('the default language loads no messages', async () => {
  const [, script] = [...(await scripts())].find(([file]) => file.startsWith('site.')) ?? [];
  expect(script).toContain('"codeTranslations":{}');
});

test('scripts hold no paths of the machine, and nothing of the router that no page uses', async () => {
  const code = [...(await scripts()).values()].join('\n');
  expect(code).toMatch(/id:["`]theme\.common\.skipToMainContent["`]/);
  expect(code).not.toContain('file:///');
  expect(code).toContain('is not able to match the URL');
  expect(code).not.toContain('React Router caught the following error');
});
