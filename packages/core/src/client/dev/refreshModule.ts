import runtime from 'react-refresh/runtime';

type Hot = NonNullable<ImportMeta['webpackHot']>;

/**
 * Functions for React Fast Refresh, which the transformed code of one module calls. `finish` is called after the last
 * line of the module.
 */
export interface WatchedModule {
  $RefreshReg$(type: unknown, name: string): void;
  $RefreshSig$(): (...args: unknown[]) => unknown;
  finish(hot: Hot, exports: Readonly<Record<string, unknown>>): void;
}

/**
 * Returns true if all exports are components: only then can React update the module without running its importers
 * again.
 */
function isBoundary(exports: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => runtime.isLikelyComponentType(value));
}

export function watchModule(id: string | number): WatchedModule {
  return {
    $RefreshReg$: (type, name) => runtime.register(type, `${id} ${name}`),
    $RefreshSig$: () => runtime.createSignatureFunctionForTransform(),
    finish(hot, exports) {
      if (!isBoundary(exports)) {
        // If all exports were components before the edit, only this module was updated. Now its importers are updated
        // as well.
        if (hot.data?.isBoundary) hot.invalidate();
        return;
      }
      for (const [name, value] of Object.entries(exports)) runtime.register(value, `${id} exports ${name}`);
      hot.dispose((data) => {
        data.isBoundary = true;
      });
      hot.accept();
    },
  };
}
