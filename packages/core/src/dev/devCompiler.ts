import {createRequire} from 'node:module';
import path from 'node:path';
import webpack, {type Compiler} from 'webpack';
import {generatedModules, writeGeneratedModules} from '../bundle/generatedModules.js';
import {applyConfigurePostCss, applyConfigureWebpack} from '../bundle/pluginPatches.js';
import {distDir} from '../bundle/requestAliases.js';
import {createWebpackConfig} from '../bundle/webpackConfig.js';
import {sha256, stableJson} from '../cache/hash.js';
import type {CodeRequests} from '../compile/codeRequests.js';
import {clientSiteConfig} from '../config/clientSiteConfig.js';
import {siteMetadata} from '../config/siteMetadata.js';
import {engineVersion} from '../version.js';
import type {DevSite} from './DevSite.js';
import {EVENTS_PATH} from './EventHub.js';

const require = createRequire(import.meta.url);

/** Writes the modules behind `@generated`; the compiler sees those that changed. */
export async function writeDevModules(site: DevSite): Promise<CodeRequests> {
  const {context} = site.content;
  const code = await site.codeRequests();
  const generated = generatedModules({
    context,
    clientConfig: clientSiteConfig(context.siteConfig),
    siteMetadata: siteMetadata(context, site.plugins.plugins),
    plan: site.plan,
    codeRequests: code.requests,
  });
  generated.set('dev.mjs', `export default ${JSON.stringify({eventsUrl: context.baseUrl + EVENTS_PATH})};\n`);
  writeGeneratedModules(context.generatedFilesDir, generated);
  return code;
}

/** Browser entries of development: webpack's own hot reloading, and ours for content. */
function devEntries(hotOnly: boolean): string[] {
  const client = `${require.resolve('webpack-dev-server/client/index.js')}?hot=true&live-reload=false&logging=none&reconnect=10`;
  const hot = hotOnly ? 'webpack/hot/only-dev-server.js' : 'webpack/hot/dev-server.js';
  return [client, require.resolve(hot), path.join(distDir, 'client/dev/devEntry.js')];
}

/** The same compile as a build's, watching, with readable names and hot module replacement. */
export function createDevCompiler(site: DevSite, {hotOnly}: {hotOnly: boolean}): Compiler {
  const {context, contents} = site.content;
  const base = createWebpackConfig({
    context,
    mode: 'development',
    development: true,
    themeAliases: site.plan.themeAliases,
    outputPath: path.join(context.generatedFilesDir, 'dev'),
    cacheDir: path.join(site.cacheDir, 'webpack'),
    cacheKey: sha256(stableJson([engineVersion(), process.version, context.siteDir, context.baseUrl])),
  });
  const entry = base.entry as Record<string, string[]>;
  const watched = {
    ...base,
    entry: {...entry, client: [...devEntries(hotOnly), ...(entry.client ?? [])]},
    plugins: [...(base.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
  };
  const patched = applyConfigureWebpack(watched, contents, {context, mode: 'development'});
  return webpack(
    applyConfigurePostCss(
      patched,
      contents.map(({plugin}) => plugin),
    ),
  );
}
