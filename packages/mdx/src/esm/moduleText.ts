import {readFileSync} from 'node:fs';
import type {Program} from 'estree-jsx';
import {type Compilation, importIndex} from '../compilation.js';
import {MarkdownError, type MarkdownErrorDetails} from '../errors.js';
import {type Place, placeAt} from '../placeAt.js';
import {addAsset} from '../references/contentAsset.js';
import {copiesOf, IMAGE_FAILED} from '../references/imageCopies.js';
import {reportRefusal} from '../references/reportRefusal.js';
import type {CompileInput, ContentImport, MarkdownImageCopies} from '../types.js';
import {literal} from './pageValues.js';
import {otherFile, resolveImport} from './resolveImport.js';
import {requestsOf} from './rewriteModule.js';

export interface ImportedModule {
  /** JavaScript expression for the namespace object of the module: "$m[0]". */
  readonly text: string;
  /** Reference to the module; absent for a file that becomes a URL or a text. */
  readonly ref?: ContentImport;
  /** Names of the exports of an image with copies, besides `default` and `toString`; absent for other modules. */
  readonly parts?: readonly string[];
}

/**
 * Returns the JavaScript expression for a module that the file imports or requires. An image or another asset is added
 * to the assets of the page.
 *
 * @throws {MarkdownError} `IMPORT_NOT_FOUND` for an asset or a text (`raw-loader!`) that does not exist.
 */
export function importModule(request: string, compilation: Compilation): ImportedModule {
  const {input, reader} = compilation;
  const resolved = resolveImport(request, input);
  if (resolved.kind === 'module') {
    refuseFile(request, compilation);
    return {text: `$m[${importIndex(compilation, resolved.ref)}]`, ref: resolved.ref};
  }
  const found = reader.findFile(resolved.candidates);
  if (!found) {
    throw importError(request, input, {
      code: 'IMPORT_NOT_FOUND',
      message: `The imported file "${request}" was not found.`,
      hint: 'A relative path starts at the folder of this file; "@site/…" starts at the folder of the site.',
    });
  }
  if (found.refusal) {
    reportRefusal(compilation, `The import "${request}"`, found.refusal, positionOf(request, input));
    return {text: '({})'};
  }
  if (resolved.kind === 'text') {
    return {text: `({default:${JSON.stringify(readFileSync(found.file, 'utf8'))}})`};
  }
  const copies = compilation.importedImages.get(found.file);
  if (copies) return {text: imageText(copies.imported), parts: Object.keys(copies.imported.value)};
  const url = JSON.stringify(addAsset(compilation, found.file, found.facts).url);
  return {text: `({default:${url},toString:()=>${url}})`};
}

/**
 * Reports an import of a file that the site may not publish, such as "./.env". A file that does not exist is not
 * reported: the bundler may add an extension to its name.
 */
function refuseFile(request: string, compilation: Compilation): void {
  const {input, reader} = compilation;
  const file = otherFile(request, input);
  const refusal = file && reader.findFile([file])?.refusal;
  if (refusal) reportRefusal(compilation, `The import "${request}"`, refusal, positionOf(request, input));
}

function imageText({value, url}: MarkdownImageCopies['imported']): string {
  const code = `const value=${literal(value)};const toString=()=>${JSON.stringify(url)};`;
  return `(()=>{${code}return{...value,default:{...value,toString},toString};})()`;
}

/**
 * Makes copies of the images that a page imports or requires, for `importModule`.
 *
 * @throws {MarkdownError} `IMAGE_FAILED`
 */
export async function loadImportedImages(program: Program, compilation: Compilation): Promise<void> {
  const {input, reader, importedImages} = compilation;
  if (!input.site.images) return;
  for (const request of requestsOf(program)) {
    const resolved = resolveImport(request, input);
    const found = resolved.kind === 'asset' ? reader.findFile(resolved.candidates) : undefined;
    if (!found || found.refusal || importedImages.has(found.file)) continue;
    const copies = await copiesOf(found.file, compilation, (reason) => {
      const message = `No copies of the image "${request}" can be made. ${reason}`;
      return importError(request, input, {code: IMAGE_FAILED, message});
    });
    if (copies) importedImages.set(found.file, copies);
  }
}

function positionOf(request: string, input: CompileInput): Place {
  const text = input.text.replace(/\r\n?/g, '\n');
  return placeAt(text, Math.max(0, text.indexOf(request)));
}

function importError(
  request: string,
  input: CompileInput,
  details: Pick<MarkdownErrorDetails, 'code' | 'message' | 'hint'>,
): MarkdownError {
  const {file, text} = input;
  return new MarkdownError({file, text, ...positionOf(request, input), ...details});
}
