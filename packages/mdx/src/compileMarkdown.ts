import {type Compilation, type MarkerPlace, report} from './compilation.js';
import {createArtifact} from './createArtifact.js';
import {type ChosenEngine, chooseEngine, mdxJs} from './engines/chooseEngine.js';
import {NotExpressible} from './engines/NotExpressible.js';
import {formatOf} from './format.js';
import {hasUnifiedPlugins} from './hasUnifiedPlugins.js';
import {tooDeep, withDepthError} from './limits.js';
import {createReferenceReader} from './references/createReferenceReader.js';
import {addImageCopies} from './references/imageCopies.js';
import {prepareText} from './text/prepareText.js';
import {type SplitSource, splitSource} from './text/splitSource.js';
import type {Artifact, CompileInput} from './types.js';
import {prefixClassNames} from './untrusted/prefixClassNames.js';

/**
 * Compiles one Markdown file to an artifact.
 *
 * @throws {MarkdownError} for a mistake that leaves no page to show: broken front matter or MDX, an imported file that
 * does not exist, a plugin that throws. Other mistakes, such as a broken link, are in `diagnostics`.
 */
export async function compileMarkdown(input: CompileInput): Promise<Artifact> {
  const split = await splitSource(input);
  const compilation = startCompilation(input, split);
  try {
    return await compilePage(compilation, await chooseEngine(compilation));
  } catch (error) {
    // `@mdx-js/mdx` gets a new compilation: plugins may have changed the first one before satteri failed.
    if (error instanceof NotExpressible)
      return compilePage(
        startCompilation(input, split),
        await mdxJs(hasUnifiedPlugins(input.rule) ? error.message : undefined),
      );
    throw error;
  }
}

function compilePage(compilation: Compilation, {compile, fallback}: ChosenEngine): Promise<Artifact> {
  return withDepthError(compilation, async () => {
    const tree = await compile(compilation);
    await addImageCopies(compilation);
    const file = await createArtifact(tree, compilation);
    return {...finish(file, compilation), ...(fallback !== undefined && {fallback})};
  });
}

/**
 * Starts the compile of a file: decides its format, and prepares its text for a parser.
 *
 * @throws {MarkdownError} `MARKDOWN_TOO_DEEP` for nested directives, `EXCERPT_MARKER_SLOW`, or an error of `formatOf`.
 */
export function startCompilation(
  input: CompileInput,
  {text, frontMatter, head, body, problems}: SplitSource,
): Compilation {
  const {file, rule, site} = input;
  const isUntrusted = rule.untrusted ?? site.markdown.untrusted;
  const format = formatOf({file, text, frontMatter}, {...site.markdown, untrusted: isUntrusted});
  const {mdx1Compat} = site.markdown;
  const keywords = rule.admonitions ? rule.admonitions.keywords : [];
  const excerptMarker = rule.excerpt?.marker;
  const prepared = prepareText(body, {format, compat: mdx1Compat, keywords, excerptMarker, file});
  const lineOffset = head.split('\n').length - 1;
  if (prepared.tooDeep !== undefined)
    throw tooDeep({input: {...input, text}}, {line: lineOffset + prepared.tooDeep});
  const compilation: Compilation = {
    input: {...input, text},
    format,
    isUntrusted,
    source: head + prepared.text,
    bodyOffset: head.length,
    marker: prepared.marker && moveMarker(prepared.marker, lineOffset),
    frontMatter: isUntrusted ? prefixClassNames(frontMatter) : frontMatter,
    reader: createReferenceReader(rule.permalinks, site.publish),
    properties: [],
    imports: [],
    assets: new Map(),
    images: [],
    importedImages: new Map(),
    links: [],
    diagnostics: [],
    toc: [],
    sections: [],
    contentTitle: null,
  };
  for (const problem of problems) report(compilation, 'throw', {code: 'VARIABLE_UNKNOWN', ...problem});
  return compilation;
}

function moveMarker(marker: MarkerPlace, lines: number): MarkerPlace {
  return {...marker, line: marker.line + lines, endLine: marker.endLine + lines};
}

function finish(file: Pick<Artifact, 'code' | 'type'>, compilation: Compilation): Artifact {
  const {imports, assets, toc, frontMatter, contentTitle, links, sections, diagnostics, reader} = compilation;
  return {
    ...file,
    imports,
    assets: [...assets.values()],
    toc: toc.flatMap((entry) => ('component' in entry ? [] : [entry])),
    frontMatter,
    contentTitle,
    links,
    sections,
    diagnostics,
    dependencies: reader.dependencies(),
  };
}
