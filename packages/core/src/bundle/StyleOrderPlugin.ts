import type {Chunk, Compiler, Module} from 'webpack';

/**
 * Orders the rules of a stylesheet by imports: first the rules of the entry, which includes client modules such as the
 * CSS of the site, then the rules of each lazy chunk. Without this plugin, webpack 5.112 begins with the chunk whose
 * first file is first in the alphabet, so that the order of rules with equal specificity depends on file names.
 */
export class StyleOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StyleOrderPlugin', (compilation) => {
      const {orderModules} = compiler.webpack.css.CssModulesPlugin.getCompilationHooks(compilation);
      orderModules.tap('StyleOrderPlugin', (chunk, modules) => mergeOrders(importOrders(chunk, modules)));
    });
  }
}

/**
 * Lists the modules of a chunk in import order, once for each chunk group that contains the chunk. The chunk groups of
 * entries come first.
 */
export function importOrders(chunk: Chunk, modules: readonly Module[]): Module[][] {
  const groups = [...chunk.groupsIterable].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  return groups.map((group) =>
    modules
      .map((module) => ({module, index: group.getModulePostOrderIndex(module)}))
      .filter((item): item is {module: Module; index: number} => typeof item.index === 'number')
      .sort((a, b) => a.index - b.index)
      .map(({module}) => module),
  );
}

/**
 * Merges several orders into one list. An item is added after all items that precede it in any order. If two orders
 * contradict each other, the earlier one in `orders` decides.
 */
export function mergeOrders<T extends object | string>(orders: readonly (readonly T[])[]): T[] {
  const before = new Map<T, Set<T>>();
  for (const order of orders) {
    let previous: T | undefined;
    for (const item of order) {
      const items = before.get(item) ?? new Set<T>();
      before.set(item, previous === undefined ? items : items.add(previous));
      previous = item;
    }
  }
  const merged = new Set<T>();
  const isMerged = (item: T | undefined) => item !== undefined && merged.has(item);
  const isReady = (item: T | undefined) =>
    item !== undefined && [...(before.get(item) ?? [])].every((other) => merged.has(other));
  let rest = orders.map((order) => [...order].reverse());
  while (rest.length > 0) {
    for (const list of rest) while (isMerged(list.at(-1))) list.pop();
    rest = rest.filter((list) => list.length > 0);
    const next = (rest.find((list) => isReady(list.at(-1))) ?? rest[0])?.pop();
    if (next !== undefined) merged.add(next);
  }
  return [...merged];
}
