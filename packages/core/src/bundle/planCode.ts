import {type CodeRequests, findCodeRequests} from '../compile/codeRequests.js';
import type {CompileStaleInput} from '../compile/compileStale.js';
import {ContentImports} from '../compile/contentImports.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {awaitedLater} from '../shared/awaitedLater.js';
import {
  generatedModules,
  joinedRegistry,
  REGISTRY,
  ROUTE_REGISTRY,
  registryModule,
} from './generatedModules.js';
import {createSiteScript, type SiteScript} from './siteScript.js';

/** Generated modules that are bundled besides the code of the site: they import all code, and contain site data. */
export interface CodePlan {
  /**
   * Modules that code imports as `@generated/*`, except `CONTENT_REGISTRY`: file name → text. Written to the generated
   * folder before the bundler runs.
   */
  readonly generated: ReadonlyMap<string, string>;
  readonly siteScript: SiteScript;
  /** Resolves when the imports of content are found; the bundler starts before that. */
  readonly content: Promise<ContentCode>;
}

/** Requests of all code modules that routes and content import. */
export interface ContentCode extends CodeRequests {
  /** Text of the generated module `CONTENT_REGISTRY`, which imports the code that only Markdown files import. */
  readonly registry: string;
  /** True if some Markdown files were not scanned for imports, so that requests may be missing. */
  readonly isGuess: boolean;
}

/**
 * Collects the modules that routes and content import, and generates the modules through which the bundler finds them.
 */
export function planCode(
  plan: SitePlan,
  site: LoadedContent,
  {cached, compiler}: CompileStaleInput,
): CodePlan {
  const findContent = async (): Promise<ContentCode> => {
    const imports = new ContentImports({cached, compiler});
    const code = await findCodeRequests(plan, compiler, imports.find);
    const ofRoutes = new Set(plan.codeRequests);
    const others = code.requests.filter((request) => !ofRoutes.has(request));
    return {...code, registry: registryModule(others, []), isGuess: imports.isGuess};
  };
  const generated = generatedModules(site, plan);
  generated.set(REGISTRY, joinedRegistry);
  generated.set(ROUTE_REGISTRY, registryModule([...plan.codeRequests].sort(), plan.pages));
  return {
    generated,
    siteScript: createSiteScript({context: site.context, plan}),
    content: awaitedLater(findContent()),
  };
}
