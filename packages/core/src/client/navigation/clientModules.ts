import {unwrapExports} from '../../shared/moduleExports.js';
import type {ClientModule, NavigationEvent} from '../types.js';

type LoadedClientModule = ClientModule & {readonly default?: unknown};

/** Calls the hooks of all client modules, in the order of the modules. */
export interface ClientLifecycles {
  /**
   * Calls `onRouteUpdate` of all modules.
   *
   * @returns a function that calls all functions that the hooks have returned
   */
  onRouteUpdate(event: NavigationEvent): () => void;
  onRouteDidUpdate(event: NavigationEvent): void;
}

function hooksOf(module: LoadedClientModule): ClientModule {
  const fallback: ClientModule =
    typeof module.default === 'object' && module.default !== null ? module.default : {};
  return {
    onRouteUpdate: module.onRouteUpdate ?? fallback.onRouteUpdate,
    onRouteDidUpdate: module.onRouteDidUpdate ?? fallback.onRouteDidUpdate,
  };
}

export function createClientLifecycles(modules: readonly LoadedClientModule[]): ClientLifecycles {
  const hooks = modules.map((module) => hooksOf(unwrapExports(module) as LoadedClientModule));
  return {
    onRouteUpdate(event) {
      const cleanups = hooks.map((hook) => hook.onRouteUpdate?.(event));
      return () => {
        for (const cleanup of cleanups) if (typeof cleanup === 'function') cleanup();
      };
    },
    onRouteDidUpdate(event) {
      for (const hook of hooks) hook.onRouteDidUpdate?.(event);
    },
  };
}
