import {transform} from 'esbuild';

/** The part of webpack's loader context that this loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  async(): (error: unknown, code?: string) => void;
}

/** webpack loader that compiles TypeScript and JSX to JavaScript, for the module of the option `swCustom`. */
export default function scriptLoader(this: LoaderContext, source: string): void {
  const callback = this.async();
  const loader = /\.[cm]?ts$/.test(this.resourcePath) ? 'ts' : 'tsx';
  transform(source, {loader, target: 'es2022', sourcefile: this.resourcePath}).then(
    ({code}) => callback(null, code),
    callback,
  );
}
