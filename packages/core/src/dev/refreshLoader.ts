import {fileURLToPath} from 'node:url';
import {experiments} from '@rspack/core';
import type {LoaderContext} from 'webpack';

const RUNTIME = fileURLToPath(new URL('../client/dev/refreshModule.js', import.meta.url));

/**
 * Registers components and their hooks with React Fast Refresh, so that React can replace an edited component and keep
 * its state.
 */
async function refresh(code: string, file: string, map: unknown) {
  const result = await experiments.swc.transform(code, {
    filename: file,
    configFile: false,
    swcrc: false,
    isModule: true,
    inputSourceMap: map ? JSON.stringify(map) : undefined,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      // SWC transforms for Fast Refresh only with `jsx: true` and the automatic runtime.
      parser: {syntax: 'ecmascript', jsx: true},
      // Comments contain the names of webpack chunks.
      preserveAllComments: true,
      transform: {react: {runtime: 'automatic', development: true, refresh: true}},
    },
  });
  // Added to the first line, so that the other lines keep their numbers.
  const before = `import {watchModule as __watchModule} from ${JSON.stringify(RUNTIME)};const {$RefreshReg$, $RefreshSig$, finish: __finish} = __watchModule(__webpack_module__.id);`;
  const after = `\nif (import.meta.webpackHot) __finish(import.meta.webpackHot, __webpack_module__.exports);\n`;
  return {code: before + result.code + after, map: result.map ? JSON.parse(result.map) : undefined};
}

/** webpack loader for code of the site; runs after the code is transpiled. */
export default function refreshLoader(
  this: LoaderContext<unknown>,
  code: string,
  map: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  const callback = this.async();
  const leaveUnchanged = () => callback(null, code, map);
  // A module without `export` stays unchanged: it has no components, or it is CommonJS, whose exports cannot be found
  // here.
  if (!/^\s*export\b/m.test(code)) {
    leaveUnchanged();
    return;
  }
  refresh(code, this.resourcePath, map).then(
    (result) => callback(null, result.code, result.map),
    // If SWC cannot parse the code, webpack reports the error with a better code frame.
    leaveUnchanged,
  );
}
