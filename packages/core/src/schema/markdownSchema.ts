import type {BrokenReferenceHandler, MarkdownConfig, ParseFrontMatter} from '@lectern/mdx';
import {z} from '#zod';
import {freeObject, functionSchema, off, on, optionalFlag, severity, textList} from './schemaParts.js';
import {variablesSchema} from './variablesSchema.js';

/** Variables that each site has. */
export const SITE_VARIABLES = ['title', 'tagline', 'url', 'baseUrl'] as const;

const reference = z.union([
  severity,
  functionSchema<BrokenReferenceHandler>(
    '(reference: {sourceFilePath: string; url: string; node: unknown}) => string | undefined',
  ),
]);

/**
 * Schema of `markdown` in the configuration. `completeConfig` sets the remaining defaults: those of `mdx1Compat` depend
 * on `future.v4`, those of `format`, `githubAlerts`, `codeLanguages` and `pages` on the name of the config file.
 */
export const markdownSchema = z
  .strictObject({
    format: z
      .enum(['mdx', 'md', 'detect'])
      .optional()
      .describe(
        '`"mdx"` and `"md"` treat all files alike; `"detect"`: `.mdx` is MDX, `.md` is Markdown. Left out: `"mdx"` if the config file is called `docusaurus.config.*`, else `"detect"`.',
      )
      .meta({resolved: "'mdx' | 'md' | 'detect'"}),
    mdxByFrontMatter: off.describe(
      'Lets `mdx.format: mdx` in the front matter turn a `.md` file into MDX, which runs code.',
    ),
    untrusted: off.describe(
      'For Markdown by authors who must not run code in the site: HTML is sanitised, MDX refused.',
    ),
    codeLanguages: z
      .enum(['all', 'listed'])
      .optional()
      .describe(
        'Languages of code that have colours: `"all"` of Prism, or `"listed"`: the ones that need no configuration and `themeConfig.prism.additionalLanguages`. Left out: `"listed"` if the config file is called `docusaurus.config.*`, else `"all"`.',
      )
      .meta({resolved: "'all' | 'listed'"}),
    mermaid: off.describe(
      'Hands code blocks of the language `mermaid` to `@theme/Mermaid`, which a theme has to have.',
    ),
    emoji: on.describe('Turns `:tada:` into the emoji.'),
    githubAlerts: optionalFlag
      .describe(
        'Turns quotes that begin with `[!NOTE]`, as on GitHub, into admonitions. Left out: off if the config file is called `docusaurus.config.*`, else on.',
      )
      .meta({resolved: 'boolean'}),
    pages: optionalFlag
      .describe(
        'Writes each page with Markdown content as Markdown, too, beside its HTML: `docs/intro.md`. Left out: off if the config file is called `docusaurus.config.*`, else on.',
      )
      .meta({resolved: 'boolean'}),
    variables: variablesSchema(SITE_VARIABLES)
      .optional()
      .describe(
        'Values that pages use as `{{site.…}}`. Turns variables on: `{{version.…}}` of docs and `{{page.…}}` of front matter, too.',
      ),
    preprocessor: functionSchema<NonNullable<MarkdownConfig['preprocessor']>>(
      '(file: {filePath: string; fileContent: string}) => string',
    )
      .optional()
      .describe('Gets the whole text of each file; returns the text to compile.'),
    parseFrontMatter: functionSchema<ParseFrontMatter>('ParseFrontMatter')
      .optional()
      .describe(
        'Asynchronous; gets `{filePath, fileContent, defaultParseFrontMatter}`, returns `{frontMatter, content}`.',
      ),
    mdx1Compat: z
      .strictObject({
        comments: optionalFlag.describe('Allows `<!-- -->` in `.mdx` files.'),
        admonitions: optionalFlag.describe('Allows `:::note Title`.'),
        headingIds: optionalFlag.describe('Allows `## Heading {#id}`.'),
      })
      .default({})
      .describe(
        'Syntax of older sites. Fields that are left out are on, or off with `future.v4.mdx1CompatDisabledByDefault`.',
      )
      .meta({resolved: "MarkdownConfig['mdx1Compat']"}),
    anchors: z
      .strictObject({
        maintainCase: off.describe('Keeps capitals in generated heading ids.'),
      })
      .default({maintainCase: false})
      .describe('How heading ids are made.'),
    files: z
      .strictObject({
        allow: textList([]).describe(
          'Further files and folders that content may publish; relative to the site.',
        ),
        deny: textList([]).describe('Files and folders that content may not publish; relative to the site.'),
      })
      .prefault({})
      .describe(
        'Which files content may link to and embed; by default those of the site and its repository.',
      ),
    timeout: z
      .number()
      .positive()
      .default(10)
      .describe(
        'Seconds that compiling one file may take before it is an error. Time in which a busy machine does not run the process does not count.',
      ),
    remarkRehypeOptions: freeObject
      .default({})
      .describe('Options of `remark-rehype`, such as labels of footnotes.'),
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
      .describe('Reports of references that lead nowhere.')
      .meta({resolved: "MarkdownConfig['hooks']"}),
  })
  .prefault({})
  .describe('How Markdown is compiled, on the whole site.');
