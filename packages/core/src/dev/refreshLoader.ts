import {fileURLToPath} from 'node:url';
import {transform} from '@swc/core';
import type {LoaderContext} from 'webpack';

const RUNTIME = fileURLToPath(new URL('../client/dev/refreshModule.js', import.meta.url));

/** Marks components and the hooks they use, so that React can swap an edited component and keep its state. */
async function refresh(code: string, file: string, map: unknown) {
  const result = await transform(code, {
    filename: file,
    configFile: false,
    swcrc: false,
    isModule: true,
    inputSourceMap: map ? JSON.stringify(map) : undefined,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      // Without JSX in the syntax, or another runtime than this one, nothing would be marked.
      parser: {syntax: 'ecmascript', jsx: true},
      // Comments name webpack's chunks.
      preserveAllComments: true,
      transform: {react: {runtime: 'automatic', development: true, refresh: true}},
    },
  });
  // On the first line, so that all others keep their numbers.
  const before = `import {watchModule as __watchModule} from ${JSON.stringify(RUNTIME)};const {$RefreshReg$, $RefreshSig$, finish: __finish} = __watchModule(__webpack_module__.id);`;
  const after = `\nif (import.meta.webpackHot) __finish(import.meta.webpackHot, __webpack_module__.exports);\n`;
  return {code: before + result.code + after, map: result.map ? JSON.parse(result.map) : undefined};
}

/** A webpack loader for the site's own scripts, after they have been transpiled. */
export default function refreshLoader(this: LoaderContext<unknown>, code: string, map: unknown): void {
  const callback = this.async();
  // CommonJS exports cannot be found here, and modules without exports are no components.
  if (!/^\s*export\b/m.test(code)) {
    callback(null, code, map as never);
    return;
  }
  refresh(code, this.resourcePath, map).then(
    (result) => callback(null, result.code, result.map),
    // webpack reports code that cannot be parsed, with a better frame.
    () => callback(null, code, map as never),
  );
}
