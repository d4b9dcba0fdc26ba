import type {ContentCompiler} from '../compile/ContentCompiler.js';
import {findCodeRequests} from '../compile/codeRequests.js';
import {ContentImports} from '../compile/contentImports.js';
import type {KnownContents} from '../compile/KnownContents.js';
import {siteMetadata} from '../config/siteMetadata.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {generatedModules} from './generatedModules.js';
import {createSiteScript, type SiteScript} from './siteScript.js';

/** What the bundler is asked for. */
export interface CodePlan {
  /** Name → text of the modules behind `@generated`. They are written to the generated folder before webpack runs. */
  readonly generated: ReadonlyMap<string, string>;
  /** Every request of the registry. */
  readonly requests: readonly string[];
  /** Request → files that ask for it, for errors. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
  /** Some content was not looked at: what it imports may be missing. */
  readonly isGuess: boolean;
  readonly siteScript: SiteScript;
}

/** Finds every module that routes and content name, and makes the modules that lead the bundler to them. */
export async function planCode(
  plan: SitePlan,
  {context, contents}: LoadedContent,
  {known, compiler}: {known: KnownContents; compiler: ContentCompiler},
): Promise<CodePlan> {
  const rules = contents.flatMap((content) => content.rules);
  const plugins = contents.map(({plugin}) => plugin);
  const imports = new ContentImports({known, compiler});
  const {requests, requesters} = await findCodeRequests(plan, rules, imports.find);
  const generated = generatedModules({
    context,
    siteMetadata: siteMetadata(context, plugins),
    plan,
    codeRequests: requests,
  });
  return {
    generated,
    requests,
    requesters,
    isGuess: imports.isGuess,
    siteScript: createSiteScript({context, plan}),
  };
}
