import path from 'node:path';
import {sourceOf} from '../references/resolveFiles.js';
import type {ContentImport, MarkdownSite} from '../types.js';

/** Target of an import or `require` in a content file. `module`: code or Markdown, which the bundler resolves. */
export type ResolvedImport =
  | {readonly kind: 'module'; readonly ref: ContentImport}
  /**
   * A file that is published; `default` and `toString()` of its module are the URL. `candidates` are absolute paths, in
   * order of precedence.
   */
  | {readonly kind: 'asset'; readonly candidates: readonly string[]}
  /** A file whose text is the default export of its module. `candidates` are absolute paths, in order of precedence. */
  | {readonly kind: 'text'; readonly candidates: readonly string[]};

/** Content file that contains the import, and the folder of its site. */
export interface ImportSite {
  readonly file: string;
  readonly site: Pick<MarkdownSite, 'siteDir'>;
}

/** Matches images, fonts, media and documents. SVG is not included: sites import it as a component, which is code. */
const ASSETS =
  /\.(?:avif|gif|ico|jpe?g|png|webp|woff2?|eot|ttf|otf|mp4|avi|mov|mkv|mpe?g|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac|pdf|docx?|xlsx?|pptx?|zip|rar|gz)$/i;
const CODE_ENDINGS = ['.js', '.jsx', '.ts', '.tsx'];
/** File extensions that a request with raw-loader may leave out, in order of precedence. */
const RAW_ENDINGS = [
  '',
  '.mjs',
  ...CODE_ENDINGS,
  '.json',
  ...CODE_ENDINGS.map((ending) => `/index${ending}`),
];
/**
 * Matches extensions of code, and of files that loaders compile to code. The bundler completes a request without an
 * extension.
 */
const CODE = /\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|styl|svg|vue|svelte|wasm|mdx?)$/i;
const RAW = /^!{0,2}-?!?raw-loader!([^!]+)$/;

/**
 * Resolves an import or `require` of content.
 *
 * @param request - as content writes it: "./Demo", "@site/src/Demo", "@theme/Tabs", "!!raw-loader!./x.js".
 */
export function resolveImport(request: string, input: ImportSite): ResolvedImport {
  const raw = RAW.exec(request);
  const rawFile = raw?.[1] && fileOf(raw[1], input);
  if (rawFile) return {kind: 'text', candidates: RAW_ENDINGS.map((ending) => rawFile + ending)};
  if (request.includes('!')) return {kind: 'module', ref: `code:${absoluteLoaders(request, input)}`};
  const file = fileOf(request, input);
  if (!file) return {kind: 'module', ref: `code:${request}`};
  if (/\.mdx?$/i.test(file)) return {kind: 'module', ref: `content:${sourceOf(file, input.site.siteDir)}`};
  if (ASSETS.test(file)) return {kind: 'asset', candidates: [file]};
  return {kind: 'module', ref: `code:${sourceOf(file, input.site.siteDir)}`};
}

/**
 * Returns the file that a request names, unless its extension is an extension of code or Markdown: "./data.csv",
 * "./.env". A loader of the site may compile the file to code; otherwise, the bundler publishes it.
 *
 * @returns absolute path; `undefined` for code, packages, aliases, names without an extension or a dot at the
 * beginning, and requests with loaders ("raw-loader!…").
 */
export function otherFile(request: string, input: ImportSite): string | undefined {
  if (request.includes('!')) return undefined;
  const file = fileOf(request.replace(/\?.*$/s, ''), input);
  if (!file || CODE.test(file)) return undefined;
  const name = path.basename(file);
  return path.extname(name) !== '' || name.startsWith('.') ? file : undefined;
}

/**
 * True for a reference to Markdown: a file of the site, or one that the bundler finds in a package or through an alias.
 * False for a request with loaders.
 */
export function isMarkdown(ref: ContentImport): boolean {
  return /\.mdx?$/i.test(ref) && !ref.includes('!');
}

/** Returns the absolute path for a relative or `@site/` request; `undefined` for a package or an alias. */
function fileOf(request: string, {file, site: {siteDir}}: ImportSite): string | undefined {
  if (request.startsWith('@site/')) return path.join(siteDir, request.slice('@site/'.length));
  if (/^\.\.?(?:\/|$)/.test(request)) return path.join(path.dirname(file), request);
  return undefined;
}

/**
 * Makes relative paths in a request with loaders independent of the folder of the content, since generated code is in
 * another folder: "!!some-loader!./x" → "!!some-loader!@site/docs/x".
 */
function absoluteLoaders(request: string, input: ImportSite): string {
  return request
    .split('!')
    .map((part) => {
      const file = /^\.\.?\//.test(part) ? fileOf(part, input) : undefined;
      return file ? sourceOf(file, input.site.siteDir) : part;
    })
    .join('!');
}
