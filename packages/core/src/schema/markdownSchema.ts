import type {BrokenReferenceHandler, MarkdownConfig, ParseFrontMatter} from '@lectern/mdx';
import {z} from 'zod';
import {freeObject, functionSchema, severity} from './schemaParts.js';

const reference = z.union([severity, functionSchema<BrokenReferenceHandler>()]);

/** `markdown` of the configuration. `mdx1Compat` is filled in later, from `future.v4`, and `format` from the name of the file. */
export const markdownSchema = z
  .strictObject({
    format: z
      .enum(['mdx', 'md', 'detect'])
      .optional()
      .describe(
        '`mdx` compiles every file as MDX, `md` none, `detect` goes by the extension. Left out: `mdx` under the name docusaurus.config, else `detect`.',
      ),
    mdxByFrontMatter: z
      .boolean()
      .default(false)
      .describe('Lets `mdx.format: mdx` in the front matter turn a Markdown file into MDX, which runs code.'),
    untrusted: z
      .boolean()
      .default(false)
      .describe('Others than the owners of the site write its Markdown: HTML is sanitised, MDX refused.'),
    codeLanguages: z
      .enum(['all', 'listed'])
      .optional()
      .describe(
        'Languages of code that have colours: `all` of Prism, or `listed`, the ones that need no configuration and `themeConfig.prism.additionalLanguages`. Left out: `listed` under the name docusaurus.config, else `all`.',
      ),
    mermaid: z
      .boolean()
      .default(false)
      .describe('Renders ```mermaid code blocks as diagrams, with a theme that can.'),
    emoji: z.boolean().default(true).describe('Turns :smile: into the emoji.'),
    githubAlerts: z
      .boolean()
      .optional()
      .describe(
        'Turns quotes that begin with [!NOTE], as on GitHub, into admonitions. Left out: off under the name docusaurus.config, else on.',
      ),
    preprocessor: functionSchema<NonNullable<MarkdownConfig['preprocessor']>>()
      .optional()
      .describe('Is given each file as {filePath, fileContent}; returns the text to compile.'),
    parseFrontMatter: functionSchema<ParseFrontMatter>()
      .optional()
      .describe('Splits a file into front matter and content; may call `defaultParseFrontMatter`.'),
    mdx1Compat: z
      .strictObject({
        comments: z.boolean().optional().describe('Allows HTML comments in .mdx files.'),
        admonitions: z.boolean().optional().describe('Allows `:::note Title`.'),
        headingIds: z.boolean().optional().describe('Allows `## Heading {#id}`.'),
      })
      .default({})
      .describe('Syntax of older sites; all on, or all off with `future.v4`.'),
    anchors: z
      .strictObject({
        maintainCase: z.boolean().default(false).describe('Keeps capitals in generated heading ids.'),
      })
      .default({maintainCase: false})
      .describe('How heading ids are made.'),
    files: z
      .strictObject({
        allow: z
          .array(z.string())
          .default([])
          .describe('Files and folders, relative to the site, that content may publish besides.'),
        deny: z
          .array(z.string())
          .default([])
          .describe('Files and folders, relative to the site, that content may not publish.'),
      })
      .prefault({})
      .describe(
        'Which files content may link to and embed; by default those of the site and its repository.',
      ),
    timeout: z
      .number()
      .positive()
      .default(10)
      .describe('Seconds that compiling one file may take, before it is reported as a mistake.'),
    remarkRehypeOptions: freeObject
      .default({})
      .describe('Options of remark-rehype: footnote labels and the like.'),
    hooks: z
      .strictObject({
        onBrokenMarkdownLinks: reference
          .default('warn')
          .describe(
            'Links to Markdown files that do not exist: a severity, or a function that may return another URL.',
          ),
        onBrokenMarkdownImages: reference
          .default('throw')
          .describe('Images that do not exist: a severity, or a function that may return another URL.'),
      })
      .default({onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'})
      .describe('What happens when a reference leads nowhere.'),
  })
  .prefault({})
  .describe('How Markdown is compiled, on the whole site.');
