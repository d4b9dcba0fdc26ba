import type {RouteModule} from '../plugins/Plugin.js';
import type {PayloadContent, PayloadModule} from '../shared/payload.js';
import {type DescribeInput, type Description, descriptionOf} from './describeContents.js';
import {isModuleList, isModuleObject, type ModuleObject, requestOf} from './routeModules.js';
import type {PlannedContent} from './SitePlan.js';

interface ReaderInput extends DescribeInput {
  /** Metadata and front matter files of content, by source: return value of `describeContents`. */
  readonly descriptions: ReadonlyMap<string, Description>;
  /** Returns the index of the rule (compile settings) of a Markdown file in the return value of `markdownRules`. */
  ruleOf(file: string): number;
}

type Reference = Exclude<PayloadModule, object>;

function isContentRef(module: PayloadModule): module is PayloadContent['content'] {
  return typeof module === 'string' && module.startsWith('content:');
}

/**
 * Converts the modules of routes, as plugins return them, to modules of payloads (the JSON data of pages), which are
 * references such as "content:@site/docs/a.md". Collects the content and code to which the modules refer.
 */
export class RouteReader {
  readonly contents = new Map<string, PlannedContent>();
  readonly codeRequests = new Set<string>();
  readonly #input: ReaderInput;

  constructor(input: ReaderInput) {
    this.#input = input;
  }

  /**
   * Returns the reference of a code module, and adds the module to `codeRequests`.
   *
   * @param request - "@theme/DocItem", or an absolute path
   */
  code(request: string): `code:${string}` {
    const source = this.#input.requests.codeSource(request);
    this.codeRequests.add(source);
    return `code:${source}`;
  }

  /**
   * Converts the modules of a route, or of an object inside of a module.
   *
   * @param found - list to which the sources of all content modules are added
   */
  modules(modules: {readonly [name: string]: RouteModule}, found: string[]): {[name: string]: PayloadModule} {
    const result: {[name: string]: PayloadModule} = {};
    for (const [name, module] of Object.entries(modules)) {
      if (module === undefined || module === null) continue;
      const planned = this.#module(module, found);
      result[name] = (isContentRef(planned) && this.#described(planned)) || planned;
    }
    return result;
  }

  #module(module: RouteModule, found: string[]): PayloadModule {
    if (typeof module === 'string') return this.#reference(module, found);
    if (isModuleList(module)) return module.map((inner) => this.#module(inner, found));
    if (isModuleObject(module)) return this.#object(module, found);
    return this.#group(module, found);
  }

  /**
   * Converts an object of modules inside of another module. In a payload, an object is read as a page if its field
   * `content` is a reference ("content:…"). An object of modules is no page, so a reference in its field `content` is
   * wrapped: `{content: {content: "content:…"}}`.
   */
  #group(modules: {readonly [name: string]: RouteModule}, found: string[]): PayloadModule {
    const {content, ...others} = this.modules(modules, found);
    if (content === undefined) return others;
    return {...others, content: isContentRef(content) ? {content} : content};
  }

  /**
   * Returns a content reference together with the metadata and assets that a route declares for this content;
   * `undefined` if no route declares any.
   */
  #described(content: PayloadContent['content']): PayloadContent | undefined {
    const description = this.#input.descriptions.get(content.slice('content:'.length));
    return description && {content, ...description};
  }

  #object(module: ModuleObject, found: string[]): PayloadModule {
    const {descriptions, files} = this.#input;
    const planned = this.#reference(requestOf(module), found);
    if (typeof planned === 'string' && !isContentRef(planned)) return planned;
    const page: PayloadContent = {
      ...(isContentRef(planned) ? {content: planned} : planned),
      ...(module.part && {part: module.part}),
    };
    const source = page.content.slice('content:'.length);
    const own = descriptionOf(module, this.contents.get(source)?.file ?? module.path, files);
    return {...page, ...(own ?? descriptions.get(source))};
  }

  #reference(request: string, found: string[]): Reference | PayloadContent {
    const module = this.#input.requests.find(request);
    if (module.kind === 'data') return `data:${module.name}`;
    if (module.kind === 'code') return this.code(request);
    const {source, file, isExcerpt} = module;
    found.push(source);
    if (!this.contents.has(source)) {
      this.contents.set(source, {source, file, rule: this.#input.ruleOf(file)});
    }
    return isExcerpt ? {content: `content:${source}`, part: 'excerpt'} : `content:${source}`;
  }
}
