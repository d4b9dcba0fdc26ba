import type {Compilation} from './compilation.js';
import {needsUnified} from './engines/chooseEngine.js';
import type {Engine, PlainPage, Program} from './engines/Engine.js';
import {compileWithSatteri} from './engines/satteri.js';
import {isTangled} from './engines/tangled.js';
import {assembleArtifact} from './esm/assembleArtifact.js';
import {formatOf} from './format.js';
import {parseFrontMatter} from './frontMatter.js';
import {createReferenceReader} from './references/ReferenceReader.js';
import {prepareText} from './text/prepareText.js';
import type {Artifact, CompileInput} from './types.js';

/**
 * Compiles one Markdown file.
 *
 * @throws {MarkdownError} for broken front matter, broken MDX, or an imported file that does not exist. What only deserves
 * a report (a broken link) is in `diagnostics`.
 */
export async function compileMarkdown(input: CompileInput): Promise<Artifact> {
  const compilation = startCompilation(input);
  const engine = await loadEngine(compilation);
  return finish(await engine(compilation), compilation);
}

/** The unified packages take a while to load; sites without plugins hardly ever do. */
async function loadEngine(compilation: Compilation): Promise<Engine> {
  if (!needsUnified(compilation.input) && !isTangled(compilation)) return compileWithSatteri;
  return (await import('./engines/unified.js')).compileWithUnified;
}

/** Reads front matter and format, and prepares the text for a parser. */
export function startCompilation(input: CompileInput): Compilation {
  const {file, rule, site} = input;
  const text = input.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const {frontMatter, content} = parseFrontMatter(text, file);
  const bodyOffset = text.length - content.length;
  const format = formatOf(file, frontMatter, site.markdown.format);
  const {preprocessor, mdx1Compat} = site.markdown;
  const body = preprocessor
    ? preprocessor({filePath: file, fileContent: content}).replace(/\r\n?/g, '\n')
    : content;
  const keywords = rule.admonitions ? rule.admonitions.keywords : [];
  return {
    input: {...input, text},
    format,
    source: text.slice(0, bodyOffset) + prepareText(body, {format, compat: mdx1Compat, keywords}),
    bodyOffset,
    frontMatter,
    reader: createReferenceReader(rule.permalinks, site.publish),
    properties: [],
    imports: [],
    assets: new Map(),
    links: [],
    diagnostics: [],
    toc: [],
    sections: [],
    contentTitle: null,
    hasCode: false,
  };
}

function finish(compiled: Program | PlainPage, compilation: Compilation): Artifact {
  const code = assembleArtifact(compiled, compilation);
  const {imports, assets, toc, frontMatter, contentTitle, links, sections, diagnostics, reader} = compilation;
  return {
    code,
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
