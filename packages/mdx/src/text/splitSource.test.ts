import {describe, expect, test} from 'vitest';
import {type CompileOptions, compile, ENGINES, inputOf, render} from '../../test/compile.js';
import {MarkdownError} from '../errors.js';
import {scanImports} from '../scanImports.js';
import type {ParseFrontMatter} from '../types.js';

/**
 * Parser for front matter between lines of "+++", with one "key = value" on each line. Other files go to the default
 * parser.
 */
const parseToml: ParseFrontMatter = async (args) => {
  const [, head, content] = /^\+\+\+\n(.*?)\n\+\+\+\n(.*)$/s.exec(args.fileContent) ?? [];
  if (head === undefined || content === undefined) return args.defaultParseFrontMatter(args);
  return {frontMatter: Object.fromEntries(head.split('\n').map((line) => line.split(' = '))), content};
};

describe.each(ENGINES)('%s', (engine) => {
  const failure = async (text: string, options: CompileOptions): Promise<MarkdownError> => {
    const error = await compile(text, {engine, ...options}).catch((reason: unknown) => reason);
    if (error instanceof MarkdownError) return error;
    throw new Error('This text has no mistake.', {cause: error});
  };

  test('a front matter parser of the site decides about front matter and body', async () => {
    const markdown = {parseFrontMatter: parseToml};
    const page = await render('+++\ntitle = Hello\n+++\n{frontMatter.title} *you*\n', {engine, markdown});
    expect(page.exports.frontMatter).toEqual({title: 'Hello'});
    expect(page.html).toBe('<p>Hello <em>you</em></p>');
    const yaml = await render('---\ntitle: Hi\n---\nOh {frontMatter.title}\n', {engine, markdown});
    expect(yaml.html).toBe('<p>Oh Hi</p>');
  });

  test('its front matter chooses the format', async () => {
    const markdown: CompileOptions['markdown'] = {
      format: 'mdx',
      parseFrontMatter: async () => ({frontMatter: {mdx: {format: 'md'}}, content: '{1 + 1}'}),
    };
    expect((await render('x', {engine, markdown})).html).toBe('<p>{1 + 1}</p>');
  });

  test('lines of mistakes are those of the file', async () => {
    const toml = await failure('+++\na = b\n+++\n\nText {\n', {markdown: {parseFrontMatter: parseToml}});
    expect(toml.line).toBe(5);
    const trimmed: ParseFrontMatter = async ({fileContent, defaultParseFrontMatter, filePath}) => {
      const {frontMatter, content} = await defaultParseFrontMatter({fileContent, filePath});
      return {frontMatter, content: content.trim()};
    };
    const text = '---\na: b\n---\n\n\n\nText {\n\n\n';
    expect((await failure(text, {markdown: {parseFrontMatter: trimmed}})).line).toBe(7);
    const changed: ParseFrontMatter = async (args) => {
      const {frontMatter, content} = await args.defaultParseFrontMatter(args);
      return {frontMatter, content: content.replace('Text', 'Other')};
    };
    expect((await failure(text, {markdown: {parseFrontMatter: changed}})).line).toBe(7);
  });

  test('the preprocessor gets the whole text, and the front matter is that of the file', async () => {
    const seen: string[] = [];
    const preprocessor = ({fileContent}: {fileContent: string}) => {
      seen.push(fileContent);
      return fileContent.replaceAll('NAME', 'Ann');
    };
    const text = '---\ntitle: NAME\n---\nHello NAME, {frontMatter.title}\n';
    const page = await render(text, {engine, markdown: {preprocessor}});
    expect(seen).toEqual([text]);
    expect(page.html).toBe('<p>Hello Ann, NAME</p>');
    expect((await failure('---\na: b\n---\nNAME {\n', {markdown: {preprocessor}})).line).toBe(4);
    const unfenced = {preprocessor: () => 'Body'};
    expect((await render(text, {engine, markdown: unfenced})).html).toBe('<p>Body</p>');
  });
});

test('a parser that fails or returns something else is named with the file', async () => {
  const failing: ParseFrontMatter = async () => {
    throw new TypeError('x is not a function');
  };
  await expect(compile('a', {markdown: {parseFrontMatter: failing}})).rejects.toMatchObject({
    code: 'FRONT_MATTER_PARSER_FAILED',
    message: '"markdown.parseFrontMatter" of the site config failed on this file: x is not a function',
  });
  const wrong = (async () => 'text') as unknown as ParseFrontMatter;
  await expect(compile('a', {markdown: {parseFrontMatter: wrong}})).rejects.toMatchObject({
    code: 'FRONT_MATTER_PARSER_FAILED',
    message: '"markdown.parseFrontMatter" of the site config must return {frontMatter, content}.',
  });
});

test('imports that a parser or a preprocessor adds are found by the scan', async () => {
  const added = "import A from '@site/src/A';\n\n";
  const parseFrontMatter: ParseFrontMatter = async ({fileContent}) => ({
    frontMatter: {},
    content: added + fileContent,
  });
  expect(await scanImports(inputOf('Text', {markdown: {parseFrontMatter}}))).toEqual(['code:@site/src/A']);
  const preprocessor = ({fileContent}: {fileContent: string}) => added + fileContent;
  expect(await scanImports(inputOf('Text', {markdown: {preprocessor}}))).toEqual(['code:@site/src/A']);
});
