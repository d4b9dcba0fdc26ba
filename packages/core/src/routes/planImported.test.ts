import path from 'node:path';
import type {MarkdownSite} from '@lectern/mdx';
import {compileMarkdown} from '@lectern/mdx/compiler';
import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {markdownSettings} from '../config/markdownSettings.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {markdownRules, PARTIAL_RULE, ruleOf} from './planImported.js';

const README = `# Tool

## Setup {#start}

:::note Read *this*

First.

:::

\`\`\`mdx-code-block
<b>Bold</b>
\`\`\`
`;

async function siteOf(siteDir: string): Promise<MarkdownSite> {
  const {config} = await resolveConfig({siteDir, mode: 'production'});
  const publish = {siteDir, folders: [siteDir], staticDirs: [], allow: [], deny: [], configFile: ''};
  return {siteDir, baseUrl: '/', staticDirs: [], publish, markdown: markdownSettings(config)};
}

test.each(['README.md', 'README.mdx'])(
  '%s outside of all content folders has the syntax of content',
  async (name) => {
    const siteDir = tempSite({'site.config.js': configText()});
    const file = path.join(siteDir, name);
    const site = await siteOf(siteDir);
    const {code, toc, diagnostics} = await compileMarkdown({
      file,
      text: README,
      site,
      rule: PARTIAL_RULE,
    });
    expect(toc).toEqual([{value: 'Setup', id: 'start', level: 2}]);
    expect(code).toContain('mdxAdmonitionTitle');
    expect(code).not.toMatch(/:::|mdx-code-block|\{#start\}/);
    expect(diagnostics).toEqual([]);
  },
);

test('the rule of a file is the one with the deepest folder around it', () => {
  const rule = (dir: string) => ({...PARTIAL_RULE, dirs: [path.resolve(dir)]});
  const deep = rule('docs/api');
  const rules = markdownRules([{rules: [deep, rule('docs')]}, {rules: [rule('docs/api/v2'), rule('blog')]}]);
  const numberOf = (file: string) => ruleOf(path.resolve(file), rules);
  const files = ['docs/api/a.md', 'docs/a.md', 'docs/api/v2/a.md', 'blog/a.md', 'docsx/a.md'];
  expect(files.map(numberOf)).toEqual([0, 1, 2, 3, 4]);
  expect(rules.at(-1)).toBe(PARTIAL_RULE);
});
