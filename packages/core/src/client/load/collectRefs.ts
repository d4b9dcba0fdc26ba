import type {ModuleRef, PayloadRoute} from '../../shared/payload.js';
import {moduleRef, routeModules} from '../../shared/payloadModules.js';

/** Reference of the file with the global data (data of plugins that every page may use). Every page loads the file. */
export const globalDataRef = 'data:globalData.json';

/**
 * Lists the references of all modules of a page, without duplicates.
 *
 * @param chain - the nested routes of the page, outermost first
 */
export function collectRefs(chain: readonly PayloadRoute[]): readonly ModuleRef[] {
  const refs = new Set<ModuleRef>();
  for (const route of chain) {
    refs.add(route.component);
    for (const module of routeModules(route)) refs.add(moduleRef(module));
  }
  return [...refs];
}
