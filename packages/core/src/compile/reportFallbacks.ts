import type {LoadedContent} from '../content/PluginContent.js';
import type {Printer} from '../errors/Printer.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {markdownRules, ruleOf} from '../routes/planImported.js';
import type {ContentRecord} from './ArtifactCache.js';

/** Maximum number of pages that a line names. */
const NAMED = 3;

/**
 * Prints which pages this build had to compile with `@mdx-js/mdx`, which is slower: a line for each plugin instance and
 * reason.
 */
export function reportFallbacks(
  made: readonly Pick<ContentRecord, 'source' | 'file' | 'fallback'>[],
  {contents, printer}: Pick<LoadedContent, 'contents'> & {readonly printer: Printer},
): void {
  const slow = made.filter(({fallback}) => fallback !== undefined);
  if (slow.length === 0) return;
  const rules = markdownRules(contents);
  const lines = new Map<string, {sources: string[]; reason: string; owner: string}>();
  for (const {source, file, fallback: reason = ''} of slow) {
    const rule = rules[ruleOf(file, rules)];
    const owner = nameOf(contents.find((content) => rule && content.rules.includes(rule))?.plugin);
    const key = `${owner}: ${reason}`;
    const line = lines.get(key) ?? {sources: [], reason, owner};
    lines.set(key, line);
    line.sources.push(source.replace(/^@site\//, ''));
  }
  for (const {sources, reason, owner} of lines.values()) {
    const pages = sources.length === 1 ? '1 page' : `${sources.length} pages`;
    printer.log(
      `${pages} of ${owner} compiled by @mdx-js/mdx, which is slower: ${reason} (${named(sources)}).`,
    );
  }
}

function nameOf(plugin: LoadedPlugin | undefined): string {
  if (!plugin) return 'the site';
  return plugin.id === 'default' ? plugin.plugin.name : `${plugin.plugin.name} "${plugin.id}"`;
}

function named(sources: readonly string[]): string {
  const sorted = [...sources].sort();
  const more = sorted.length > NAMED ? [`${sorted.length - NAMED} more`] : [];
  return [...sorted.slice(0, NAMED), ...more].join(', ');
}
