import type {Root} from 'mdast';
import {type Processor, unified} from 'unified';
import type {MarkdownRule, UnifiedPlugin} from '../types.js';
import {pluginsOf} from './pluginLists.js';

/**
 * Fields in the data of a unified processor. A plugin that extends the parser of `@mdx-js/mdx` adds to one of these
 * lists.
 */
const EXTENSION_LISTS = ['micromarkExtensions', 'fromMarkdownExtensions'];

/**
 * Finds the first plugin that extends or replaces the parser. Starts the plugins on a processor whose parser returns an
 * empty tree, and checks the processor for changes after each plugin.
 *
 * @returns name of the plugin: `remark plugin "remarkMath"`; `undefined` if there is none.
 */
export function findParserExtension(rule: MarkdownRule): string | undefined {
  const plugins = [
    ...namesOf(rule.beforeDefaultRemarkPlugins, 'remark'),
    ...namesOf(rule.remarkPlugins, 'remark'),
    ...namesOf(rule.beforeDefaultRehypePlugins, 'rehype'),
    ...namesOf(rule.rehypePlugins, 'rehype'),
  ];
  let found: string | undefined;
  // Each plugin is followed by our own plugin that checks the processor.
  const check = (name: string) =>
    function (this: Processor): void {
      if (isExtended(this)) found ??= name;
    };
  const processor = unified().use(setParser);
  for (const {name, plugin} of plugins) processor.use([...pluginsOf([plugin]), check(name)]);
  processor.freeze();
  return found;
}

/** Parser that returns an empty tree, for plugins that parse a text when they are started. */
const parser = (): Root => ({type: 'root', children: []});

function setParser(this: Processor): void {
  this.parser = parser;
}

function isExtended(processor: Processor): boolean {
  const data = processor.data() as {readonly [name: string]: unknown};
  return (
    processor.parser !== parser ||
    processor.Parser !== undefined ||
    EXTENSION_LISTS.some((name) => data[name] !== undefined)
  );
}

function namesOf(plugins: readonly UnifiedPlugin[], kind: string): {name: string; plugin: UnifiedPlugin}[] {
  return plugins.map((plugin, index) => {
    const attacher: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
    const own = typeof attacher === 'function' && attacher.name !== 'default' ? attacher.name : '';
    return {plugin, name: own ? `${kind} plugin "${own}"` : `${kind} plugin ${index + 1} of the list`};
  });
}
