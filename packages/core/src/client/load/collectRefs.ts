import type {ModuleRef, PayloadRoute} from '../../shared/payload.js';
import {moduleRef, routeModules} from '../../shared/payloadModules.js';

/** The file of every site's global data; every page loads it. */
export const globalDataRef = 'data:globalData.json';

/** Every module that a chain of routes names, without duplicates. */
export function collectRefs(chain: readonly PayloadRoute[]): readonly ModuleRef[] {
  const refs = new Set<ModuleRef>();
  for (const route of chain) {
    refs.add(route.component);
    for (const module of routeModules(route)) refs.add(moduleRef(module));
  }
  return [...refs];
}
