import path from 'node:path';
import type {ContentAsset, MarkdownRule, PublishScope} from '@lectern/mdx';
import {dataFilesOf} from '../compat/dataAliases.js';
import {filesUrl} from '../config/filesUrl.js';
import type {Problem} from '../errors/SiteError.js';
import type {LoadContext, RouteModule} from '../plugins/Plugin.js';
import type {Json, PayloadContent, PayloadModule} from '../shared/payload.js';
import {planAsset, planRouteAsset} from './planAsset.js';
import {ruleOf} from './planImported.js';
import type {PlannedContent} from './SitePlan.js';

interface ReaderInput {
  readonly context: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'baseUrl' | 'siteConfig'>;
  readonly rules: readonly MarkdownRule[];
  /** Names of all data files. */
  readonly dataNames: ReadonlySet<string>;
  readonly publish: PublishScope;
}

type Reference = Exclude<PayloadModule, object>;

type Description = Pick<PayloadContent, 'metadata' | 'assets'>;

/** How plugins for Docusaurus name the excerpt of a page. */
const EXCERPT_REQUEST = /\.mdx?\?truncated=true$/;

type ModuleObject = Extract<RouteModule, {readonly path: string}>;

function isModuleObject(module: RouteModule): module is ModuleObject {
  return (
    typeof module === 'object' &&
    'path' in module &&
    typeof module.path === 'string' &&
    ('__import' in module ||
      Object.keys(module).every((key) => ['path', 'query', 'metadata', 'assets', 'part'].includes(key)))
  );
}

function queryOf(query: ModuleObject['query']): string {
  const entries = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

function splitQuery(request: string): [name: string, query: string] {
  const at = request.indexOf('?');
  return at === -1 ? [request, ''] : [request.slice(0, at), request.slice(at)];
}

function isContentRef(module: PayloadModule): module is PayloadContent['content'] {
  return typeof module === 'string' && module.startsWith('content:');
}

/** Tells which modules of routes are content, data or code, and remembers each once. */
export class RouteReader {
  readonly contents = new Map<string, PlannedContent>();
  readonly codeRequests = new Set<string>();
  readonly assets = new Map<string, ContentAsset>();
  /** Files that front matter or routes name and that may not be published. */
  readonly refusals: Problem[] = [];
  readonly #input: ReaderInput;
  /** By source: what a route says about the content that it was given with it. */
  readonly #described = new Map<string, Description>();
  /** Content that its route says nothing about. */
  readonly #undescribed: {content: PayloadContent['content']; metadata?: Json; assets?: Json}[] = [];
  /** The same, where a route names it by a text alone: which module of which group. */
  readonly #texts: {modules: {[name: string]: PayloadModule}; name: string}[] = [];

  constructor(input: ReaderInput) {
    this.#input = input;
  }

  /** @returns the reference to a code module, by the request that a plugin gave: "@theme/DocItem", or an absolute file. */
  code(request: string): `code:${string}` {
    const [name, query] = splitQuery(request);
    const source = this.#sourceOf(name) + query;
    this.codeRequests.add(source);
    return `code:${source}`;
  }

  /**
   * Translates a module of a route.
   *
   * @param found - collects the sources of content modules
   */
  module(module: RouteModule, found: string[]): PayloadModule {
    if (typeof module === 'string') return this.#module(module, found);
    if (Array.isArray(module))
      return (module as readonly RouteModule[]).map((inner) => this.module(inner, found));
    if (isModuleObject(module)) return this.#object(module, found);
    return this.#group(module as {readonly [name: string]: RouteModule}, found);
  }

  /** A group within a module: a text as its "content" would make a page of it. */
  #group(modules: {readonly [name: string]: RouteModule}, found: string[]): PayloadModule {
    const {content, ...others} = this.modules(modules, found);
    if (content === undefined) return others;
    if (!isContentRef(content)) return {...others, content};
    const page: PayloadContent = {content};
    this.#undescribed.push(page);
    return {...others, content: page};
  }

  modules(modules: {readonly [name: string]: RouteModule}, found: string[]): {[name: string]: PayloadModule} {
    const result: {[name: string]: PayloadModule} = {};
    for (const [name, module] of Object.entries(modules)) {
      if (module === undefined || module === null) continue;
      const planned = this.module(module, found);
      result[name] = planned;
      if (isContentRef(planned)) this.#texts.push({modules: result, name});
    }
    return result;
  }

  #object({path: name, query, metadata, assets, part}: ModuleObject, found: string[]): PayloadModule {
    const module = this.#module(name + queryOf(query), found);
    if (typeof module === 'string' && !isContentRef(module)) return module;
    const page: PayloadContent = {
      ...(isContentRef(module) ? {content: module} : module),
      ...(part && {part}),
    };
    if (metadata === undefined && assets === undefined) {
      this.#undescribed.push(page);
      return page;
    }
    const source = page.content.slice('content:'.length);
    const description: Description = {
      ...(metadata !== undefined && {metadata: metadata as Json}),
      ...(assets && {assets: this.#assets(assets, this.contents.get(source)?.file ?? name)}),
    };
    if (!this.#described.has(source)) this.#described.set(source, description);
    return {...page, ...description};
  }

  /**
   * To be called when all routes are read: gives content that one route says nothing about what another route says. Plugins for
   * Docusaurus count on it where they list posts of the blog, or show them by components of their own.
   */
  describeContents(): void {
    for (const page of this.#undescribed) Object.assign(page, this.#descriptionOf(page.content));
    for (const {modules, name} of this.#texts) {
      const content = modules[name];
      if (content === undefined || !isContentRef(content)) continue;
      const description = this.#descriptionOf(content);
      if (description) modules[name] = {content, ...description};
    }
  }

  #descriptionOf(content: PayloadContent['content']): Description | undefined {
    return this.#described.get(content.slice('content:'.length));
  }

  /** The module of a request. One with the query of Docusaurus for excerpts is that of the page without the query. */
  #module(request: string, found: string[]): Reference | PayloadContent {
    if (!EXCERPT_REQUEST.test(request)) return this.#reference(request, found);
    const page = this.#reference(request.slice(0, request.lastIndexOf('?')), found);
    return isContentRef(page) ? {content: page, part: 'excerpt'} : page;
  }

  #reference(request: string, found: string[]): Reference {
    const [name, query] = splitQuery(request);
    const file = this.#fileOf(name);
    const data = file === undefined ? undefined : this.#dataName(file);
    if (data !== undefined) return `data:${data}`;
    if (file === undefined || !/\.mdx?$/.test(file)) return this.code(request);
    const source = this.#sourceOf(name) + query;
    found.push(source);
    if (!this.contents.has(source)) {
      this.contents.set(source, {source, file, rule: ruleOf(file, this.#input.rules)});
    }
    return `content:${source}`;
  }

  /** Absolute file of a request that names one; `undefined` for "@theme/X" and packages. */
  #fileOf(name: string): string | undefined {
    const {siteDir, generatedFilesDir} = this.#input.context;
    if (name.startsWith('@site/')) return path.join(siteDir, name.slice('@site/'.length));
    if (name.startsWith('@generated/')) return path.join(generatedFilesDir, name.slice('@generated/'.length));
    if (path.isAbsolute(name)) return name;
    const files = dataFilesOf(name, this.#input.context);
    return files.find((file) => this.#dataName(file) !== undefined) ?? files[0];
  }

  #dataName(file: string): string | undefined {
    const {generatedFilesDir} = this.#input.context;
    if (!file.endsWith('.json') || !file.startsWith(generatedFilesDir + path.sep)) return undefined;
    const name = file.slice(generatedFilesDir.length + 1).replaceAll(path.sep, '/');
    return this.#input.dataNames.has(name) ? name : undefined;
  }

  /** The same request wherever the site folder lies: "@site/docs/intro.md" for an absolute file below it. */
  #sourceOf(name: string): string {
    const {siteDir} = this.#input.context;
    if (!path.isAbsolute(name) || !name.startsWith(siteDir + path.sep)) return name;
    return `@site/${name.slice(siteDir.length + 1).replaceAll(path.sep, '/')}`;
  }

  #assets(assets: NonNullable<ModuleObject['assets']>, file: string): Json {
    const bundled: {[name: string]: Json} = {};
    for (const [name, value] of Object.entries(assets)) {
      const urls = [value]
        .flat()
        .map((one) => (typeof one === 'string' ? this.#assetUrl(one, name, file) : undefined));
      if (Array.isArray(value)) bundled[name] = urls.map((url) => url ?? null);
      else if (urls[0] !== undefined) bundled[name] = urls[0];
    }
    return bundled;
  }

  #assetUrl(value: string, field: string, source: string): string | undefined {
    const {context, publish} = this.#input;
    const input = {value, field, source, siteDir: context.siteDir, baseUrl: filesUrl(context), publish};
    return this.#publish(planAsset(input))?.url;
  }

  /** @param sources - files that a route publishes: "@site/blog/ada.png" */
  publishFiles(sources: readonly string[]): void {
    const {context, publish} = this.#input;
    const input = {siteDir: context.siteDir, baseUrl: filesUrl(context), publish};
    for (const source of sources) this.#publish(planRouteAsset(source, input));
  }

  #publish(asset: ContentAsset | Problem | undefined): ContentAsset | undefined {
    if (!asset) return undefined;
    if ('message' in asset) {
      this.refusals.push(asset);
      return undefined;
    }
    this.assets.set(asset.outputPath, asset);
    return asset;
  }
}
