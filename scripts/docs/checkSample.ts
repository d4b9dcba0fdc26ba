import fs from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {CLIENT_MODULES} from '../../packages/core/src/bundle/clientAliases.js';
import {configSchema} from '../../packages/core/src/config/schema.js';
import type {Problem} from '../../packages/core/src/contentHelpers/index.js';
import {parseFrontMatter, parseYaml} from '../../packages/mdx/src/index.js';
import {compile} from '../../packages/mdx/test/compile.js';
import {checkFrontMatter as checkPost} from '../../packages/plugin-content-blog/src/model/frontMatter.js';
import {checkFrontMatter as checkDoc} from '../../packages/plugin-content-docs/src/model/frontMatter.js';
import {normalizeSidebars} from '../../packages/plugin-content-docs/src/sidebars/normalize.js';
import {checkOptions} from '../../packages/preset-classic/src/options.js';
import {navbarItemSchema} from '../../packages/theme-classic/src/navbarConfig.js';
import {themeConfigSchema} from '../../packages/theme-classic/src/themeConfig.js';
import type {Sample} from './readSamples.mjs';

const packages = path.resolve(import.meta.dirname, '../../packages');

/** Code that may surround a sample to make it a module. The first that compiles is used. */
const FRAMES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `export default {${text}}`,
  (text) => `export default ${text}`,
  (text) => `export default async (context, actions) => {${text}}`,
];

const REQUIRED = {title: 'Title', url: 'https://example.com', baseUrl: '/'};

/** Checks a sample by its language and its `checked` word. @throws {Error} with the mistakes in the sample */
export async function checkSample(sample: Sample): Promise<void> {
  const {language, text} = sample;
  if (language === 'json') JSON.parse(text);
  else if (language === 'yaml' || language === 'yml') checkYaml(text);
  else if (language === 'md' || language === 'mdx') await checkMarkdown(sample);
  else checkCode(sample);
}

function checkYaml(text: string): void {
  const parsed = parseYaml(text);
  if (!('value' in parsed)) throw new Error(JSON.stringify(parsed));
}

async function checkMarkdown({language, text, checked}: Sample): Promise<void> {
  const file = `sample.${language}`;
  const {frontMatter} = parseFrontMatter(text, file);
  const check = checked === 'post' ? checkPost : checkDoc;
  const result = check(frontMatter, {file, text});
  if ('problems' in result) throw new Error(result.problems.map(({message}) => message).join('\n'));
  await compile(text, {
    file,
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
  });
}

function checkCode({language, text, checked}: Sample): void {
  if (language === 'css') {
    const {warnings} = transformSync(text, {loader: 'css'});
    if (warnings.length > 0) throw new Error(warnings.map((warning) => warning.text).join('\n'));
    return;
  }
  const code = moduleOf(text);
  checkImports(text);
  if (checked === 'syntax') return;
  const check = CHECKS[checked ?? ''];
  if (!check) throw new Error(`There is no check "${checked}".`);
  check(evaluate(code));
}

/** Compiles a sample to a CommonJS module. @throws {Error} if no frame makes it valid code */
function moduleOf(text: string): string {
  const mistakes: unknown[] = [];
  for (const frame of FRAMES) {
    try {
      return transformSync(frame(text), {loader: 'tsx', format: 'cjs', jsx: 'automatic', logLevel: 'silent'})
        .code;
    } catch (error) {
      mistakes.push(error);
    }
  }
  throw mistakes[0];
}

function checkImports(text: string): void {
  for (const [, names = '', request = ''] of text.matchAll(
    /^import\s+(?:type\s+)?([^'"]*?)\s*(?:from\s+)?['"]((?:@docusaurus|@lectern|@theme)\/[^'"]+)['"]/gm,
  )) {
    const declarations = declarationsOf(request);
    const named = /\{([^}]*)\}/.exec(names)?.[1]?.split(',') ?? [];
    for (const name of named.map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    ))
      if (name !== '' && !new RegExp(`\\b${name}\\b`).test(declarations))
        throw new Error(`"${request}" has no export "${name}".`);
  }
}

/**
 * Text of the source file that declares the exports of a specifier ("@docusaurus/Link"). @throws {Error} if there is
 * none
 */
function declarationsOf(request: string): string {
  const [scope, name = '', ...rest] = request.split('/');
  const isClient = scope === '@docusaurus' && CLIENT_MODULES.some((one) => one === name);
  const sources = isClient
    ? [`core/src/client/${name}`]
    : scope === '@theme'
      ? ['theme-classic', 'theme-search', 'theme-mermaid', 'theme-live-codeblock'].flatMap((theme) => {
          const component = [name, ...rest].join('/');
          return [`${theme}/src/theme/${component}/index`, `${theme}/src/theme/${component}`];
        })
      : [
          [name, 'src', ...(rest.length > 0 ? rest : ['index'])].join('/'),
          [name, 'src', ...rest, 'index'].join('/'),
        ];
  for (const source of sources)
    for (const extension of ['.ts', '.tsx', '.d.ts']) {
      const file = path.join(packages, source + extension);
      if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
    }
  throw new Error(`There is no module "${request}".`);
}

/** Checks an item of a sidebar, a list of items, or the default export of a sidebars file. */
function checkSidebars(value: unknown): void {
  const problems: Problem[] = [];
  const isItem = Array.isArray(value) || 'type' in asObject(value);
  const defaults = {sidebarCollapsible: true, sidebarCollapsed: true};
  normalizeSidebars(isItem ? {docs: [value].flat()} : value, {
    source: {file: 'sidebars.js', text: ''},
    defaults,
    problems,
  });
  if (problems.length > 0) throw new Error(problems.map(({message}) => message).join('\n'));
}

/** Runs compiled code and returns its default export. Each `require` returns an empty object. */
function evaluate(code: string): unknown {
  const module = {exports: {} as {default?: unknown}};
  new Function('module', 'exports', 'require', 'process', code)(module, module.exports, () => ({}), {
    env: {},
  });
  if (module.exports.default === undefined) throw new Error('The sample exports nothing.');
  return module.exports.default;
}

const CHECKS: {readonly [checked: string]: (value: unknown) => void} = {
  config: (value) => {
    const config = configSchema.parse({...REQUIRED, ...asObject(value)});
    themeConfigSchema.parse(config.themeConfig ?? {});
  },
  preset: (value) => void checkOptions(value, 'site.config.js'),
  sidebar: checkSidebars,
  navbar: (value) => {
    const {items = [value]} = asObject(value) as {items?: readonly unknown[]; type?: string};
    for (const item of 'type' in asObject(value) ? [value] : items) navbarItemSchema.parse(item);
  },
};

function asObject(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('The sample is no object.');
  return value;
}
