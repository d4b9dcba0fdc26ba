import path from 'node:path';
import {dataFilesOf} from '../compat/dataAliases.js';
import type {LoadContext} from '../plugins/Plugin.js';

/** The module that a request of a route leads to. */
export type FoundModule =
  | {readonly kind: 'code'; readonly source: string}
  | {readonly kind: 'data'; readonly name: string}
  | {
      readonly kind: 'content';
      /** "@site/docs/intro.md" */
      readonly source: string;
      /** Absolute. */
      readonly file: string;
      /** The excerpt of the page, as plugins for Docusaurus name it. */
      readonly isExcerpt: boolean;
    };

/** The query of Docusaurus for the excerpt of a page. */
const EXCERPT_QUERY = '?truncated=true';

/** Decides by their names which modules of routes are content, data or code. */
export class ModuleRequests {
  readonly #context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;
  readonly #dataNames: ReadonlySet<string>;

  /** @param dataNames - names of all data files: "plugin-content-docs/default/sidebar.json" */
  constructor(context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>, dataNames: ReadonlySet<string>) {
    this.#context = context;
    this.#dataNames = dataNames;
  }

  /** @param request - "@site/docs/a.md", "@theme/DocItem", an absolute file; each may have a query */
  find(request: string): FoundModule {
    const [name, query] = splitQuery(request);
    const file = this.#fileOf(name);
    const data = file === undefined ? undefined : this.#dataName(file);
    if (data !== undefined) return {kind: 'data', name: data};
    if (file === undefined || !/\.mdx?$/.test(file)) return {kind: 'code', source: this.codeSource(request)};
    const isExcerpt = query === EXCERPT_QUERY;
    return {kind: 'content', source: this.#sourceOf(name) + (isExcerpt ? '' : query), file, isExcerpt};
  }

  /** @returns the request of a code module, the same wherever the site folder lies */
  codeSource(request: string): string {
    const [name, query] = splitQuery(request);
    return this.#sourceOf(name) + query;
  }

  /** Absolute file of a request that names one; `undefined` for "@theme/X" and packages. */
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
    if (!file.endsWith('.json') || !file.startsWith(generatedFilesDir + path.sep)) return undefined;
    const name = file.slice(generatedFilesDir.length + 1).replaceAll(path.sep, '/');
    return this.#dataNames.has(name) ? name : undefined;
  }

  /** "@site/docs/intro.md" for an absolute file below the site folder. */
  #sourceOf(name: string): string {
    const {siteDir} = this.#context;
    if (!path.isAbsolute(name) || !name.startsWith(siteDir + path.sep)) return name;
    return `@site/${name.slice(siteDir.length + 1).replaceAll(path.sep, '/')}`;
  }
}

function splitQuery(request: string): [name: string, query: string] {
  const at = request.indexOf('?');
  return at === -1 ? [request, ''] : [request.slice(0, at), request.slice(at)];
}
