import fs from 'node:fs';
import path from 'node:path';
import {WorkerPool} from '@lectern/worker-pool';
import {ContentCompiler} from '../src/compile/ContentCompiler.js';
import {resolveConfig} from '../src/config/resolveConfig.js';
import {PARTIAL_RULE} from '../src/routes/planImported.js';
import {markdownSite} from './markdownSite.js';
import {configText, tempSite} from './tempSite.js';

/**
 * The parts of a wired site that the dev server compiles Markdown with. The rule has a plugin that is no option of a plugin instance,
 * so that files are compiled in this process.
 *
 * @param files - Markdown by its path in the site; all of it is in the plan
 */
export async function wiredMarkdown(files: {readonly [name: string]: string}) {
  const siteDir = tempSite({'site.config.js': configText(), ...files});
  const {context} = await resolveConfig({siteDir, mode: 'development'});
  const markdown = markdownSite(siteDir);
  const rules = [{...PARTIAL_RULE, id: 'local', remarkPlugins: [() => () => {}]}];
  const {cacheDir} = context;
  const compiler = new ContentCompiler({
    pool: new WorkerPool({size: 1}),
    context,
    site: markdown,
    rules,
    collectsSections: true,
    ownerOf: () => undefined,
  });
  const contents = Object.keys(files)
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({source: `@site/${name}`, file: path.join(siteDir, name), rule: 0}));
  const plan = {
    contents: Object.fromEntries(contents.map((content) => [content.source, content])),
    codeRequests: ['@theme/Page'],
  };
  return {
    siteDir,
    cacheDir,
    site: {wired: {plan, compiler, markdown}},
    page: (name: string) => ({content: [`@site/${name}`]}),
    write: (name: string, text: string) => fs.writeFileSync(path.join(siteDir, name), text),
  };
}
