import type {ContentCompiler} from '../compile/ContentCompiler.js';
import {findCodeRequests} from '../compile/codeRequests.js';
import type {KnownContents} from '../compile/KnownContents.js';
import {clientSiteConfig} from '../config/clientSiteConfig.js';
import {siteMetadata} from '../config/siteMetadata.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {generatedModules, writeGeneratedModules} from './generatedModules.js';

/** What the bundler is asked for. */
export interface CodePlan {
  /** Name → text of the modules behind `@generated`; they stand in the generated folder as well. */
  readonly generated: ReadonlyMap<string, string>;
  /** Request → files that ask for it, for errors. */
  readonly requesters: ReadonlyMap<string, readonly string[]>;
}

/** Finds every module that routes and content name, and writes the modules that lead the bundler to them. */
export async function planCode(
  plan: SitePlan,
  {context, contents}: LoadedContent,
  {known, compiler}: {known: KnownContents; compiler: ContentCompiler},
): Promise<CodePlan> {
  const rules = contents.flatMap((content) => content.rules);
  const plugins = contents.map(({plugin}) => plugin);
  const {requests, requesters} = await findCodeRequests(plan, rules, (round) =>
    known.importsOf(round, (unknown) => compiler.scan(unknown)),
  );
  const generated = generatedModules({
    context,
    clientConfig: clientSiteConfig(context.siteConfig),
    siteMetadata: siteMetadata(context, plugins),
    plan,
    codeRequests: requests,
  });
  writeGeneratedModules(context.generatedFilesDir, generated);
  return {generated, requesters};
}
