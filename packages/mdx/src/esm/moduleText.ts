import {type Compilation, importIndex} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import {addAsset} from '../references/contentAsset.js';
import type {ContentImport} from '../types.js';
import {resolveImport} from './resolveImport.js';

export interface ImportedModule {
  /** JavaScript that gives the module's namespace object. */
  readonly text: string;
  readonly ref?: ContentImport;
}

/**
 * The module that a request of this file stands for, as an expression of the artifact.
 *
 * @throws {MarkdownError} `IMPORT_NOT_FOUND` if a file that is read at compile time does not exist.
 */
export function importModule(request: string, compilation: Compilation): ImportedModule {
  const {input, reader} = compilation;
  const resolved = resolveImport(request, {file: input.file, siteDir: input.site.siteDir});
  if (resolved.kind === 'module') {
    return {text: `$m[${importIndex(compilation, resolved.ref)}]`, ref: resolved.ref};
  }
  if (resolved.kind === 'text') {
    for (const file of resolved.candidates) {
      const text = reader.readText(file);
      if (text !== null) return {text: `({default:${JSON.stringify(text)}})`};
    }
    throw notFound(request, compilation);
  }
  for (const file of resolved.candidates) {
    const facts = reader.readFacts(file);
    if (!facts) continue;
    const url = JSON.stringify(addAsset(compilation, file, facts).url);
    return {text: `({default:${url},toString:()=>${url}})`};
  }
  throw notFound(request, compilation);
}

function notFound(request: string, {input}: Compilation): MarkdownError {
  const before = input.text.slice(0, Math.max(0, input.text.indexOf(request)));
  return new MarkdownError({
    code: 'IMPORT_NOT_FOUND',
    file: input.file,
    text: input.text,
    line: before.split(/\r\n|\n|\r/).length,
    column: before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')),
    message: `The imported file "${request}" was not found.`,
    hint: 'A relative path starts at the folder of this file; "@site/…" starts at the folder of the site.',
  });
}
