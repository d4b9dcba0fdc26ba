import path from 'node:path';
import {type Options, type Output, type ParserConfig, transform} from '@swc/core';
import {swcError} from './swcError.js';
import type {RuntimeOptions} from './tsconfig.js';

export interface TranspileInput {
  readonly code: string;
  /** Absolute; its extension tells the syntax. */
  readonly file: string;
  /** What React's development build needs. */
  readonly development: boolean;
  /** Marks components and the hooks they use, so that React can swap an edited component and keep its state. */
  readonly refresh: boolean;
  readonly compilerOptions: RuntimeOptions;
  /** Of what has changed the code before, as JSON. */
  readonly inputMap?: string | undefined;
  readonly sourceMap: boolean;
}

/** All browsers and the version of Node that sites run in know it. */
const TARGET = 'es2022';

function parserOf(file: string): ParserConfig {
  const extension = path.extname(file);
  if (/^\.[cm]?jsx?$/.test(extension)) return {syntax: 'ecmascript', jsx: true, decorators: true};
  return {syntax: 'typescript', tsx: !/^\.[cm]?ts$/.test(extension), decorators: true};
}

/** As TypeScript sets it: by the target where the option itself is left out. */
function definesFields({useDefineForClassFields, target}: RuntimeOptions): boolean {
  if (useDefineForClassFields !== undefined) return useDefineForClassFields;
  return target === undefined || /^es(?:next|20(?:2[2-9]|[3-9]\d))$/i.test(target);
}

function swcOptions(input: TranspileInput): Options {
  const {file, development, refresh, compilerOptions, inputMap, sourceMap} = input;
  const {experimentalDecorators, jsxImportSource, verbatimModuleSyntax} = compilerOptions;
  return {
    filename: file,
    configFile: false,
    swcrc: false,
    // CommonJS is no module, and stays what it is.
    isModule: 'unknown',
    inputSourceMap: inputMap,
    sourceMaps: sourceMap,
    jsc: {
      target: TARGET,
      parser: parserOf(file),
      // Comments name webpack's chunks.
      preserveAllComments: true,
      // The checks are for what no engine runs: names that are declared twice, constants that are set.
      experimental: {keepImportAttributes: true, disableAllLints: false},
      transform: {
        react: {
          runtime: 'automatic',
          development,
          refresh,
          ...(jsxImportSource && {importSource: jsxImportSource}),
        },
        // Each of the two would be read in the place of the other.
        ...(experimentalDecorators ? {legacyDecorator: true} : {decoratorVersion: '2022-03' as const}),
        useDefineForClassFields: definesFields(compilerOptions),
        verbatimModuleSyntax,
      },
    },
  };
}

/**
 * JavaScript of TypeScript and JSX.
 *
 * @throws {Error} in the form of `swcError`
 */
export async function transpile(input: TranspileInput): Promise<Output> {
  try {
    return await transform(input.code, swcOptions(input));
  } catch (error) {
    throw swcError(error, input.file);
  }
}
