import {type TransformOptions, transform} from 'esbuild';
import type {LoaderContext} from 'webpack';

/**
 * Loader for TypeScript and JSX. Its options are those of esbuild's `transform`; without `loader`, the file extension
 * decides about the syntax.
 *
 * The package esbuild-loader does the same, but it requires webpack, which most sites do not install.
 */
export default function esbuildLoader(this: LoaderContext<TransformOptions>, source: string): void {
  const done = this.async();
  transform(source, {
    loader: 'default',
    ...this.getOptions(),
    sourcemap: this.sourceMap,
    sourcefile: this.resourcePath,
  }).then(({code, map}) => done(null, code, map ? JSON.parse(map) : undefined), done);
}
