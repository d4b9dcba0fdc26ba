import runtime from 'react-refresh/runtime';

type Hot = NonNullable<ImportMeta['webpackHot']>;

/** Functions that the refresh transform calls, for one module; `finish` comes after its last line. */
export interface WatchedModule {
  $RefreshReg$(type: unknown, name: string): void;
  $RefreshSig$(): (...args: unknown[]) => unknown;
  finish(hot: Hot, exports: Readonly<Record<string, unknown>>): void;
}

/** Only of a module whose exports are all components can every user be updated without running again. */
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
        // Its importers relied on it to update itself: now they have to update.
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
