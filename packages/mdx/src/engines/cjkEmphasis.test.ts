import {describe, expect, test} from 'vitest';
import {ALL_ENGINES, compilationOf, compile, compileAny, render} from '../../test/compile.js';
import {type MdNode, visitTree} from '../tree.js';
import {markEmphasis} from './markEmphasis.js';
import {parse} from './satteri.js';

/** Compiles a text as the file "page.md" or "page.mdx", and returns its HTML. */
async function htmlOf(text: string, engine: (typeof ALL_ENGINES)[number], file: string): Promise<string> {
  return (await render(text, {engine, file})).html;
}

describe.each(ALL_ENGINES)('%s', (engine) => {
  test.each([
    ['**注意：**正文', '<strong>注意：</strong>正文'],
    ['**「太字」**です', '<strong>「太字」</strong>です'],
    ['**KRIS (KRAFTON)**를 쓴다', '<strong>KRIS (KRAFTON)</strong>를 쓴다'],
    ['前文**（测试）**后文', '前文<strong>（测试）</strong>后文'],
    ['これは**`code`**です', 'これは<strong><code>code</code></strong>です'],
    ['~~（削除）~~です', '<del>（削除）</del>です'],
    ['~（削除）~です', '<del>（削除）</del>です'],
    ['詳しくは*「斜体」*を', '詳しくは<em>「斜体」</em>を'],
    ['***「両方」***です', '<em><strong>「両方」</strong></em>です'],
    ['**[リンク](https://a.example)**です', '<strong><a href="https://a.example">リンク</a></strong>です'],
    ['**이것은 "인용"**입니다', '<strong>이것은 &quot;인용&quot;</strong>입니다'],
    ['**“引号”**之后', '<strong>“引号”</strong>之后'],
    ['**价格￥100！**然后', '<strong>价格￥100！</strong>然后'],
    ['**ﾃｽﾄ｡**ﾃｽﾄ', '<strong>ﾃｽﾄ｡</strong>ﾃｽﾄ'],
    ['**ｆｕｌｌ！**ｗｉｄｅ', '<strong>ｆｕｌｌ！</strong>ｗｉｄｅ'],
    ['**葛󠄀城（かつらぎ）**市', '<strong>葛󠄀城（かつらぎ）</strong>市'],
    ['**〽︎**です', '<strong>〽︎</strong>です'],
    ['**𠮷野家。**𠮷', '<strong>𠮷野家。</strong>𠮷'],
    ['**終わり🎉**です', '<strong>終わり🎉</strong>です'],
    ['> **引用。**続き', '<strong>引用。</strong>続き'],
    ['- **項目：**内容', '<strong>項目：</strong>内容'],
    ['| **欄：**値 |\n| - |\n| ~~（旧）~~新 |', '<strong>欄：</strong>値'],
    ['## **見出し。**続き', '<strong>見出し。</strong>続き'],
    ['文**路径/**正文', '文<strong>路径/</strong>正文'],
    ['\\***注意。**本', '*<strong>注意。</strong>本'],
  ])('%j is emphasis', async (text, wanted) => {
    for (const file of ['page.md', 'page.mdx']) expect(await htmlOf(text, engine, file)).toContain(wanted);
  });

  test.each([
    [
      'English **word** and snake_case_name and 2*3*4',
      '<strong>word</strong> and snake_case_name and 2<em>3</em>4',
    ],
    ['a**(b)**c', 'a**(b)**c'],
    ['** 注意：**正文', '** 注意：**正文'],
    ['__注意：__正文', '__注意：__正文'],
    ['_「斜体」_を', '_「斜体」_を'],
    ['\\*\\*注意：\\*\\*正文', '**注意：**正文'],
    ['`**注意：**正文`', '<code>**注意：**正文</code>'],
    ['&#42;*注意：*&#42;正文', '*<em>注意：</em>*正文'],
  ])('%j is read as ever', async (text, wanted) => {
    for (const file of ['page.md', 'page.mdx']) expect(await htmlOf(text, engine, file)).toContain(wanted);
  });

  test('code, addresses and HTML keep their text', async () => {
    const text =
      '```js title="**注：**名"\nconst a = "**注：**正";\n```\n\n[a](/x**。**y "**題：**名") ![**图：**名](https://a.example/**。**y)\n';
    const html = await htmlOf(`${text}\n<b title="**注：**正">x</b>\n`, engine, 'page.md');
    expect(html).not.toContain('\u2054');
    for (const part of ['title="**題：**名"', 'alt="图：名"', 'title="**注：**正"'])
      expect(html).toContain(part);
  });

  test('JavaScript keeps its meaning', async () => {
    const text = [
      'export const 数 = 2;',
      'export const 积 = 数*(3)*数 + (1)**数;',
      '{/*注：*/}',
      '{/**注**/}',
      '',
      '**値：**{"**注：**正"}、{积}、<b title={"**題：**名"}>{`~~（旧）~~新`}</b>',
    ].join('\n\n');
    const html = await htmlOf(text, engine, 'page.mdx');
    expect(html.trim()).toBe(
      '<p><strong>値：</strong>**注：**正、13、<b title="**題：**名">~~（旧）~~新</b></p>',
    );
  });

  test('mistakes behind emphasis have their place in the file', async () => {
    const text = '**注意：**正文\n\n**注意：**正文 {a b}\n';
    await expect(compileAny(text, {engine})).rejects.toMatchObject({code: 'MDX_SYNTAX', line: 3});
    const {diagnostics} = await compileAny('**注意：**正文 [x](./gone.md)', {engine});
    expect(diagnostics).toMatchObject([{line: 1, column: 11}]);
  });
});

test('positions are those of the text without marks', async () => {
  const text = '前文**（测试）**后文\n**𠮷：**注 `x`\n\n> *「a」*を [b](c)\n';
  const {tree, source} = await parsed(text);
  visitTree(tree, ({value, position, type}) => {
    if (value === undefined || !position) return;
    const {start, end} = position;
    const written = source.slice(start.offset, end.offset);
    expect(type === 'inlineCode' ? written.slice(1, -1) : written).toBe(value);
    const lineStart = source.lastIndexOf('\n', (start.offset ?? 0) - 1) + 1;
    expect(start.column).toBe((start.offset ?? 0) - lineStart + 1);
  });
});

async function parsed(text: string): Promise<{tree: MdNode; source: string}> {
  const compilation = await compilationOf(text, {file: 'page.md'});
  return {tree: await parse(compilation), source: compilation.source};
}

test('both parsers agree on any text', async () => {
  const parts = [
    '**',
    '*',
    '~~',
    '~',
    '_',
    '注',
    '。',
    '（',
    '）',
    '「',
    'a',
    ' ',
    '(',
    '.',
    '한',
    'ー',
    '“',
    '\\',
    '`',
    '🎉',
    '\n',
    '<b>',
    '[',
    '](x)',
  ];
  let state = 23;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const texts = Array.from({length: 400}, () =>
    Array.from({length: 4 + next(14)}, () => parts[next(parts.length)]).join(''),
  );
  const differ: string[] = [];
  for (const text of texts) {
    const [one, other] = await Promise.all([
      htmlOf(`x ${text}`, 'satteri', 'page.md'),
      htmlOf(`x ${text}`, 'unified', 'page.md'),
    ]);
    if (one !== other) differ.push(JSON.stringify([text, one, other]));
  }
  expect(differ).toEqual([]);
});

test('marks take time linear in the text', async () => {
  for (const part of ['**注：**正', '*（', '\\*注', '~~。~~字 ', '注**']) {
    const start = process.cpuUsage();
    const text = part.repeat(40_000);
    markEmphasis(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
  }
  const start = process.cpuUsage();
  await compile('**注：**正\n'.repeat(5000), {file: 'page.md'});
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
});
