import path from 'node:path';
import {dataFilesOf} from '../compat/dataAliases.js';
import {isBelow, toPosix} from '../paths.js';
import type {LoadContext} from '../plugins/Plugin.js';

/**
 * Module to which a request in a route resolves: `code` (JavaScript, TypeScript or any other file for webpack), `data`
 * (JSON file that a plugin made with `createData`) or `content` (Markdown file).
 */
export type FoundModule =
  | {readonly kind: 'code'; readonly source: string}
  | {readonly kind: 'data'; readonly name: string}
  | {
      readonly kind: 'content';
      /** For example "@site/docs/intro.md". */
      readonly source: string;
      /** Absolute path. */
      readonly file: string;
      /** True if only the excerpt of the page is requested, by the query of Docusaurus: "?truncated=true". */
      readonly isExcerpt: boolean;
    };

/** Query by which plugins for Docusaurus request the excerpt of a page. */
const EXCERPT_QUERY = '?truncated=true';

/** Resolves the module requests of routes: decides by the file name if a module is content, data or code. */
export class ModuleRequests {
  readonly #context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;
  readonly #dataNames: ReadonlySet<string>;

  /** @param dataNames - names of all data files ("plugin-content-docs/default/sidebar.json") */
  constructor(context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>, dataNames: ReadonlySet<string>) {
    this.#context = context;
    this.#dataNames = dataNames;
  }

  /**
   * Resolves a request of a route.
   *
   * @param request - "@site/docs/a.md", "@theme/DocItem" or an absolute path, possibly with a query
   */
  find(request: string): FoundModule {
    const [name, query] = splitQuery(request);
    const file = this.#fileOf(name);
    const data = file === undefined ? undefined : this.#dataName(file);
    if (data !== undefined) return {kind: 'data', name: data};
    if (file === undefined || !/\.mdx?$/.test(file)) return {kind: 'code', source: this.codeSource(request)};
    const isExcerpt = query === EXCERPT_QUERY;
    return {kind: 'content', source: this.#sourceOf(name) + (isExcerpt ? '' : query), file, isExcerpt};
  }

  /**
   * Makes the request of a code module independent of where the site folder is: "/home/me/site/src/a.ts" →
   * "@site/src/a.ts".
   */
  codeSource(request: string): string {
    const [name, query] = splitQuery(request);
    return this.#sourceOf(name) + query;
  }

  /** Returns the absolute path of the requested file; `undefined` for "@theme/X" and packages. */
  #fileOf(name: string): string | undefined {
    const {siteDir, generatedFilesDir} = this.#context;
    if (name.startsWith('@site/')) return path.join(siteDir, name.slice('@site/'.length));
    if (name.startsWith('@generated/')) return path.join(generatedFilesDir, name.slice('@generated/'.length));
    if (path.isAbsolute(name)) return name;
    const files = dataFilesOf(name, this.#context);
    return files.find((file) => this.#dataName(file) !== undefined) ?? files[0];
  }

  #dataName(file: string): string | undefined {
    const {generatedFilesDir} = this.#context;
    if (!file.endsWith('.json') || !isBelow(generatedFilesDir, file)) return undefined;
    const name = toPosix(file.slice(generatedFilesDir.length + 1));
    return this.#dataNames.has(name) ? name : undefined;
  }

  /** Returns "@site/docs/intro.md" for an absolute path in the site folder; other names unchanged. */
  #sourceOf(name: string): string {
    const {siteDir} = this.#context;
    if (!path.isAbsolute(name) || !isBelow(siteDir, name)) return name;
    return `@site/${toPosix(name.slice(siteDir.length + 1))}`;
  }
}

function splitQuery(request: string): [name: string, query: string] {
  const at = request.indexOf('?');
  return at === -1 ? [request, ''] : [request.slice(0, at), request.slice(at)];
}
