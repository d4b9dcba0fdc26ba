import type {ModuleRef, PayloadContent, PayloadModule, PayloadRoute} from '../../shared/payload.js';

/** The file of every site's global data; every page loads it. */
export const globalDataRef = 'data:globalData.json';

/** Every module that a chain of routes names, without duplicates. */
export function collectRefs(chain: readonly PayloadRoute[]): readonly ModuleRef[] {
  const refs = new Set<ModuleRef>();
  for (const {component, modules, context} of chain) {
    refs.add(component);
    if (modules) collect(modules, refs);
    if (context) collect(context, refs);
  }
  return [...refs];
}

function collect(module: PayloadModule, refs: Set<ModuleRef>): void {
  if (typeof module === 'string') refs.add(module);
  else if (isList(module)) for (const item of module) collect(item, refs);
  else if (isPayloadContent(module)) refs.add(module.content);
  else for (const item of Object.values(module)) collect(item, refs);
}

export function isList(module: PayloadModule): module is readonly PayloadModule[] {
  return Array.isArray(module);
}

/** A group of modules may have one called "content" too: only `metadata` and `assets` may stand beside a page's. */
export function isPayloadContent(
  module: Exclude<PayloadModule, string | readonly PayloadModule[]>,
): module is PayloadContent {
  const {content} = module;
  return (
    typeof content === 'string' &&
    content.startsWith('content:') &&
    Object.keys(module).every((key) => key === 'content' || key === 'metadata' || key === 'assets')
  );
}
