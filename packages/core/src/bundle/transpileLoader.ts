import {fileURLToPath} from 'node:url';
import type {LoaderContext} from 'webpack';
import {transpile} from './transpile.js';
import type {RuntimeOptions} from './tsconfig.js';

const REFRESH_RUNTIME = fileURLToPath(new URL('../client/dev/refreshModule.js', import.meta.url));

/** Options of the loader. */
export interface TranspileLoaderOptions {
  readonly development: boolean;
  /** Edited components keep their state in the browser. */
  readonly refresh?: boolean;
  readonly compilerOptions: RuntimeOptions;
}

/** CommonJS exports cannot be told apart from here, and modules without exports are no components. */
const EXPORT = /^\s*export\b/m;

/** On the first line, so that all others keep their numbers. */
const BEFORE = `import {watchModule as __watchModule} from ${JSON.stringify(REFRESH_RUNTIME)};const {$RefreshReg$, $RefreshSig$, finish: __finish} = __watchModule(__webpack_module__.id);`;
const AFTER = `\nif (import.meta.webpackHot) __finish(import.meta.webpackHot, __webpack_module__.exports);\n`;

async function load(
  context: LoaderContext<TranspileLoaderOptions>,
  code: string,
  map: unknown,
): Promise<{readonly code: string; readonly map: unknown}> {
  const {development, refresh: canRefresh = false, compilerOptions} = context.getOptions();
  const {resourcePath: file, sourceMap = false} = context;
  const refresh = canRefresh && EXPORT.test(code);
  const inputMap = map ? JSON.stringify(map) : undefined;
  const result = await transpile({code, file, development, refresh, compilerOptions, inputMap, sourceMap});
  return {
    code: refresh ? BEFORE + result.code + AFTER : result.code,
    map: result.map === undefined ? undefined : JSON.parse(result.map),
  };
}

/** A webpack loader for the scripts of a site. */
export default function transpileLoader(
  this: LoaderContext<TranspileLoaderOptions>,
  code: string,
  map: unknown,
): void {
  const callback = this.async();
  load(this, code, map).then(
    (result) => callback(null, result.code, result.map as never),
    (error: Error) => callback(error),
  );
}
