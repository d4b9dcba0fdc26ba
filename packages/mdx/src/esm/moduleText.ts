import {readFileSync} from 'node:fs';
import type {Program} from 'estree-jsx';
import {type Compilation, importIndex} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import {addAsset} from '../references/contentAsset.js';
import {copiesOf, IMAGE_FAILED} from '../references/imageCopies.js';
import {reportRefusal} from '../references/reportRefusal.js';
import type {ContentImport, MarkdownImageCopies} from '../types.js';
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
  const resolved = resolveImport(request, {file: input.file, siteDir: input.site.siteDir});
  if (resolved.kind === 'module') {
    refuseFile(request, compilation);
    return {text: `$m[${importIndex(compilation, resolved.ref)}]`, ref: resolved.ref};
  }
  const found = reader.findFile(resolved.candidates);
  if (!found) throw notFound(request, compilation);
  if (found.refusal) {
    reportRefusal(compilation, `The import "${request}"`, found.refusal, positionOf(request, compilation));
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
 * reported: the bundler may add an ending to its name.
 */
function refuseFile(request: string, compilation: Compilation): void {
  const {input, reader} = compilation;
  const file = otherFile(request, {file: input.file, siteDir: input.site.siteDir});
  const refusal = file && reader.findFile([file])?.refusal;
  if (refusal)
    reportRefusal(compilation, `The import "${request}"`, refusal, positionOf(request, compilation));
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
    const resolved = resolveImport(request, {file: input.file, siteDir: input.site.siteDir});
    const found = resolved.kind === 'asset' ? reader.findFile(resolved.candidates) : undefined;
    if (!found || found.refusal || importedImages.has(found.file)) continue;
    const copies = await copiesOf(found.file, compilation, (message) => {
      const {file, text} = input;
      const problem = `No copies of the image "${request}" can be made. ${message}`;
      return new MarkdownError({
        code: IMAGE_FAILED,
        file,
        text,
        ...positionOf(request, compilation),
        message: problem,
      });
    });
    if (copies) importedImages.set(found.file, copies);
  }
}

function positionOf(request: string, {input}: Compilation): {line: number; column: number} {
  const before = input.text.slice(0, Math.max(0, input.text.indexOf(request)));
  return {
    line: before.split(/\r\n|\n|\r/).length,
    column: before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')),
  };
}

function notFound(request: string, compilation: Compilation): MarkdownError {
  const {file, text} = compilation.input;
  return new MarkdownError({
    code: 'IMPORT_NOT_FOUND',
    file,
    text,
    ...positionOf(request, compilation),
    message: `The imported file "${request}" was not found.`,
    hint: 'A relative path starts at the folder of this file; "@site/…" starts at the folder of the site.',
  });
}
