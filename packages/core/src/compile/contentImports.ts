import {hasUnifiedPlugins, type MarkdownSite} from '@lectern/mdx';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {ContentCompiler} from './ContentCompiler.js';
import {compileStale} from './compileStale.js';
import type {KnownContents} from './KnownContents.js';

/** References that each of some files imports, in their order. */
export type ImportsOf = (contents: readonly PlannedContent[]) => Promise<readonly (readonly string[])[]>;

/**
 * Finds what files import. A quick scan is enough for most. Remark and rehype plugins may add imports that are not in the text:
 * files that go through them are compiled first, which the content lane need not do again.
 */
export function contentImports(known: KnownContents, compiler: ContentCompiler): ImportsOf {
  const {site} = compiler.setup;
  return async (contents) => {
    const imports = new Map<string, readonly string[]>();
    const {records} = await compileStale(
      contents.filter((content) => mayGetImports(content, site)),
      {known, compiler},
    );
    for (const record of records) imports.set(record.source, record.imports);
    // The content lane reports those that cannot be compiled.
    const scanned = contents.filter(({source}) => !imports.has(source));
    const found = await known.importsOf(scanned, (unknown) => compiler.scan(unknown));
    for (const [at, {source}] of scanned.entries()) imports.set(source, found[at] ?? []);
    return contents.map(({source}) => imports.get(source) ?? []);
  };
}

/** Plain Markdown cannot import, whatever plugins do. */
function mayGetImports({file, rule}: PlannedContent, {markdown}: MarkdownSite): boolean {
  if (!hasUnifiedPlugins(rule) || (rule.untrusted ?? markdown.untrusted)) return false;
  return markdown.format === 'mdx' || markdown.mdxByFrontMatter || /\.mdx$/i.test(file);
}
