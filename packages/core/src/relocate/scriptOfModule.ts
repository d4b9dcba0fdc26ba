import {experiments} from '@rspack/core';

/**
 * Converts an ES module to a classic script that registers the same module with SystemJS, which the page loads. Names of
 * files in imports stay.
 *
 * @param isModule - "unknown": a text without imports and exports is a classic script, and stays one
 */
export async function scriptOfModule(text: string, isModule: true | 'unknown'): Promise<string> {
  const {code} = await experiments.swc.transform(text, {
    isModule,
    minify: true,
    module: {type: 'systemjs'},
    jsc: {
      target: 'es2022',
      parser: {syntax: 'ecmascript'},
      minify: {compress: false, mangle: false, format: {comments: 'some'}},
    },
    configFile: false,
    swcrc: false,
  });
  return code;
}
