import type {ModuleRef, PayloadContent, PayloadModule, PayloadRoute} from './payload.js';

export function isModuleList(module: PayloadModule): module is readonly PayloadModule[] {
  return Array.isArray(module);
}

/**
 * Returns true for a Markdown page, false for a group of modules. The two are distinguishable: `content` of a group is
 * never a reference "content:…".
 */
export function isPayloadContent(
  module: Exclude<PayloadModule, string | readonly PayloadModule[]>,
): module is PayloadContent {
  const {content} = module;
  return typeof content === 'string' && content.startsWith('content:');
}

function collect(module: PayloadModule, found: (ModuleRef | PayloadContent)[]): void {
  if (typeof module === 'string') found.push(module);
  else if (isModuleList(module)) for (const item of module) collect(item, found);
  else if (isPayloadContent(module)) found.push(module);
  else for (const item of Object.values(module)) collect(item, found);
}

/**
 * Lists all modules of a route except its component, in order: the modules of its props, then the modules of its
 * context.
 */
export function routeModules({modules, context}: PayloadRoute): readonly (ModuleRef | PayloadContent)[] {
  const found: (ModuleRef | PayloadContent)[] = [];
  for (const group of [modules, context]) {
    for (const module of Object.values(group ?? {})) collect(module, found);
  }
  return found;
}

export function moduleRef(module: ModuleRef | PayloadContent): ModuleRef {
  return typeof module === 'string' ? module : module.content;
}
