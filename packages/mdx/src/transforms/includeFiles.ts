import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Compilation, type PageText, report} from '../compilation.js';
import {checkDepth} from '../limits.js';
import {parseTarget} from '../references/parseTarget.js';
import {reportRefusal} from '../references/reportRefusal.js';
import {markdownCandidates} from '../references/resolveFiles.js';
import {decodeMarkdown} from '../text/decodeMarkdown.js';
import {prepareText} from '../text/prepareText.js';
import {splitFile} from '../text/splitSource.js';
import {replaceVariables} from '../text/variables.js';
import {type MdNode, positionOf, visitTree} from '../tree.js';

/** Parser of the engine that compiles the page. */
type Parse = (text: PageText) => MdNode | Promise<MdNode>;

/** Most files that a page may include, nested ones counted. */
const MAX_INCLUDES = 200;

/** Matches a page that may include a file. */
const INCLUDE = /::include\{/;

/**
 * Replaces each directive `::include{file="./_part.md"}` by the content of the file. It is parsed on its own, so that its
 * links, images and code lead where they do from the folder of that file, and mistakes are reported with its lines.
 *
 * @throws {MarkdownError} for a file that cannot be parsed.
 */
export async function includeFiles(root: MdNode, compilation: Compilation, parse: Parse): Promise<void> {
  if (!INCLUDE.test(compilation.source)) return;
  checkDepth(root, compilation);
  await new Inclusion(compilation, parse).expand(root, [compilation.input.file]);
}

class Inclusion {
  readonly #compilation: Compilation;
  readonly #parse: Parse;
  #count = 0;

  constructor(compilation: Compilation, parse: Parse) {
    this.#compilation = compilation;
    this.#parse = parse;
  }

  /**
   * Replaces the directives below a node.
   *
   * @param files - the files that contain the node: first the page, last the innermost included file
   */
  async expand(node: MdNode, files: readonly string[]): Promise<void> {
    if (!node.children) return;
    const children: MdNode[] = [];
    for (const child of node.children) {
      const attributes = includeAttributes(child);
      if (attributes) children.push(...(await this.#include(child, attributes, files)));
      else {
        await this.expand(child, files);
        children.push(child);
      }
    }
    node.children = children;
  }

  async #include(
    node: MdNode,
    {file: written, shift = '0', ...values}: IncludeAttributes,
    files: readonly string[],
  ): Promise<readonly MdNode[]> {
    const file = this.#findFile(node, written, files);
    if (file === undefined) return [];
    const levels = Number(shift);
    if (!Number.isInteger(levels) || Math.abs(levels) > 5)
      return this.#fail(node, `"shift" must be a whole number from -5 to 5, not "${shift}".`, SHIFT_HINT);
    const root = await this.#read(file, node, values);
    visitTree(root, (child) => {
      if (child.type === 'heading') child.depth = Math.min(6, Math.max(1, (child.depth ?? 1) + levels));
    });
    await this.expand(root, [...files, file]);
    return root.children ?? [];
  }

  /** Returns the absolute path of the included file; `undefined` after a report of the reason why there is none. */
  #findFile(node: MdNode, written: string, files: readonly string[]): string | undefined {
    const {input, reader} = this.#compilation;
    const target = parseTarget(written);
    const candidates = target
      ? markdownCandidates({...input, file: files.at(-1) ?? input.file}, target.path)
      : [];
    const found = reader.findFile(candidates);
    if (!target || !found) {
      const message = `The file "${written}" to include was not found.`;
      report(this.#compilation, 'throw', {
        code: 'INCLUDE_NOT_FOUND',
        message,
        hint: FILE_HINT,
        ...positionOf(node),
      });
      return undefined;
    }
    if (found.refusal) {
      reportRefusal(this.#compilation, `The included file "${written}"`, found.refusal, positionOf(node));
      return undefined;
    }
    this.#count += 1;
    const problem = this.#problemOf(target, found.file, files);
    if (problem) this.#fail(node, ...problem);
    return problem ? undefined : found.file;
  }

  #problemOf(
    target: {readonly path: string; readonly hash: string},
    file: string,
    files: readonly string[],
  ): readonly [message: string, hint: string] | undefined {
    if (!/\.mdx?$/i.test(target.path)) return [`"${target.path}" is no Markdown file.`, CODE_HINT];
    if (target.hash) return [`"${target.path}${target.hash}" names a part of a file.`, PART_HINT];
    if (files.includes(file)) {
      const {siteDir} = this.#compilation.input.site;
      const names = [...files, file].map((one) => path.relative(siteDir, one));
      return [`A file includes itself: ${names.join(' → ')}.`, 'Remove one of these lines.'];
    }
    if (this.#count > MAX_INCLUDES)
      return [`The page includes more than ${MAX_INCLUDES} files.`, 'Make one file of several small ones.'];
    return undefined;
  }

  /** Parses a file. Its nodes have the line of the directive, and their own place in `position.part`. */
  async #read(file: string, directive: MdNode, values: {readonly [name: string]: string}): Promise<MdNode> {
    const compilation = this.#compilation;
    const {input, format, frontMatter} = compilation;
    const text = decodeMarkdown(readFileSync(file), file);
    const split = await splitFile({file, text, site: input.site});
    const {variables} = input.site.markdown;
    const scopes = variables && {site: variables, version: input.rule.variables, page: frontMatter};
    const {text: body, problems} = replaceVariables(split.body, {...scopes, include: values});
    const keywords = input.rule.admonitions ? input.rule.admonitions.keywords : [];
    const prepared = prepareText(body, {format, compat: input.site.markdown.mdx1Compat, keywords, file});
    const lineOffset = split.head.split('\n').length - 1;
    for (const problem of problems)
      report(compilation, 'throw', {
        code: 'VARIABLE_UNKNOWN',
        ...problem,
        line: problem.line + lineOffset,
        file,
      });
    const source = split.head + prepared.text;
    const page = {input: {...input, file, text: split.text}, format, source, bodyOffset: split.head.length};
    const root = await this.#parse(page);
    checkDepth(root, {...compilation, ...page});
    root.children = root.children?.filter(({type}) => type !== 'yaml');
    this.#refuseStatements(root, file);
    movePositions(root, directive, {file, source});
    return root;
  }

  /** Removes imports and exports: the modules that they name would be looked up beside the page. */
  #refuseStatements(root: MdNode, file: string): void {
    const statement = root.children?.find(({type}) => type === 'mdxjsEsm');
    if (!statement) return;
    this.#fail(
      {...statement, position: undefined},
      `The file "${path.basename(file)}" imports or exports.`,
      ESM_HINT,
      {
        file,
        line: statement.position?.start.line,
      },
    );
    root.children = root.children?.filter(({type}) => type !== 'mdxjsEsm');
  }

  #fail(node: MdNode, message: string, hint: string, place: object = positionOf(node)): readonly MdNode[] {
    report(this.#compilation, 'throw', {code: 'INCLUDE_FAILED', message, hint, ...place});
    return [];
  }
}

/** Attributes of a directive. Those besides `file` and `shift` are values of variables `{{include.…}}`. */
interface IncludeAttributes {
  readonly file: string;
  readonly [name: string]: string;
}

/** Attributes of a directive that includes a file; `undefined` for another node. */
function includeAttributes({type, name, attributes}: MdNode): IncludeAttributes | undefined {
  if (type !== 'leafDirective' || name !== 'include' || !attributes || Array.isArray(attributes))
    return undefined;
  const {file, ...others} = attributes;
  const values = Object.entries(others).map(([key, value]) => [key, value ?? '']);
  return file ? {...Object.fromEntries(values), file} : undefined;
}

/** Gives all nodes the line of the directive. Offsets stay those in the text of the file. */
function movePositions(
  root: MdNode,
  directive: MdNode,
  part: {readonly file: string; readonly source: string},
): void {
  const {start = {line: 1, column: 1}, end = start} = directive.position ?? {};
  visitTree(root, (node) => {
    if (!node.position) return;
    const own = node.position;
    node.position = {
      start: {...start, offset: own.start.offset},
      end: {...end, offset: own.end.offset},
      part: {...part, line: own.start.line, column: own.start.column},
    };
  });
}

const FILE_HINT =
  'A path starts at the folder of the file with this line, with "@site/" at the folder of the site, and with "/" at the folder of the content.';
const SHIFT_HINT = 'With shift="1", a heading "## Title" of the file becomes "### Title".';
const CODE_HINT = 'To show a file as code, put its name into an empty code block: "```js file=./a.js".';
const PART_HINT = 'A whole file is included: put the part into a file of its own.';
const ESM_HINT = 'Put imports into the page, or import the file as a component in an ".mdx" page.';
