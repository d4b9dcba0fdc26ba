import path from 'node:path';
import mdxLoader, {type Options} from '@mdx-js/loader';
import type {MarkdownModule, SourceMap} from '../types.js';

export interface LoaderInput {
  /** Absolute path. */
  readonly file: string;
  readonly source: string;
  readonly sourceMap: boolean;
  readonly options: Options;
}

export type LoaderResult = Pick<MarkdownModule, 'code' | 'map'>;

type Callback = (error: Error | null | undefined, code?: string | Uint8Array, map?: SourceMap) => void;

/** Runs `@mdx-js/loader` in this process, with the context that webpack gives to loaders. */
export function runLoader({file, source, sourceMap, options}: LoaderInput): Promise<LoaderResult> {
  const context = path.dirname(file);
  return new Promise((resolve, reject) => {
    const callback: Callback = (error, code = '', map) => {
      if (error) reject(withoutPrefix(error, path.basename(file)));
      else resolve({code: Buffer.from(code).toString(), map});
    };
    // The part of webpack's loader context that `@mdx-js/loader` uses.
    const loaderContext = {
      context,
      resourcePath: file,
      // In the mode "development", the code would call `jsxDEV` of React. Pages call the same functions in both modes.
      mode: 'production',
      sourceMap,
      // A new object for each file, so that no processor is reused: the loader caches processors by compiler and
      // options, but ignores functions in the options, which differ for each file.
      _compiler: {},
      getOptions: () => options,
      async: () => callback,
    };
    (mdxLoader as unknown as (this: object, source: string) => void).call(loaderContext, source);
  });
}

/** Removes the file and the class of an error, which `@mdx-js/loader` 3.1.1 puts before its message. */
function withoutPrefix(error: Error, file: string): Error {
  const prefix = `${file}:${error.name}: `;
  if (error.message.startsWith(prefix)) error.message = error.message.slice(prefix.length);
  return error;
}
