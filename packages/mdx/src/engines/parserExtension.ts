import {type Processor, unified} from 'unified';
import type {MarkdownRule, UnifiedPlugin} from '../types.js';
import {pluginsOf} from './pluginLists.js';

/** What plugins put there decides how `@mdx-js/mdx` parses. */
const EXTENSION_LISTS = ['micromarkExtensions', 'fromMarkdownExtensions'];

interface NamedPlugin {
  readonly name: string;
  readonly plugin: UnifiedPlugin;
}

/**
 * Finds a plugin that changes the parser, by running the plugins on a processor that parses nothing.
 *
 * @returns its name: `remark plugin "remarkMath"`. `undefined` if no plugin does.
 */
export function findParserExtension(rule: MarkdownRule): string | undefined {
  let found: string | undefined;
  let before = '';
  const note = (name: string) =>
    function (this: Processor): void {
      const after = describeParser(this);
      if (after !== before) found ??= name;
      before = after;
    };
  const plugins = [...namesOf(rule.beforeDefaultRemarkPlugins, 'remark')]
    .concat(namesOf(rule.remarkPlugins, 'remark'))
    .concat(namesOf(rule.beforeDefaultRehypePlugins, 'rehype'))
    .concat(namesOf(rule.rehypePlugins, 'rehype'));
  const processor = unified().use(setParser).use(note(''));
  for (const {name, plugin} of plugins) processor.use([...pluginsOf([plugin]), note(name)]);
  processor.freeze();
  return found || undefined;
}

const parser = (): never => {
  throw new Error('Plugins were only started to see whether they change the parser.');
};

function setParser(this: Processor): void {
  this.parser = parser;
}

function describeParser(processor: Processor): string {
  const data = processor.data() as {readonly [name: string]: unknown};
  const counts = EXTENSION_LISTS.map((name) => (Array.isArray(data[name]) ? data[name].length : 0));
  const isOwn = processor.parser === parser && processor.Parser === undefined;
  return [...counts, isOwn].join();
}

function namesOf(plugins: readonly UnifiedPlugin[], kind: string): NamedPlugin[] {
  return plugins.map((plugin, index) => {
    const attacher: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
    const own = typeof attacher === 'function' && attacher.name !== 'default' ? attacher.name : '';
    return {plugin, name: own ? `${kind} plugin "${own}"` : `${kind} plugin ${index + 1} of the list`};
  });
}
