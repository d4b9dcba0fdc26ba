import path from 'node:path';
import type {LoaderContext} from 'webpack';
import type {PrebuiltModule} from './PrebuiltModulesPlugin.js';

interface PrebuiltOptions {
  readonly module: PrebuiltModule;
  /** Absolute folder of the prebuilt file. */
  readonly dir: string;
}

/** webpack loader for a module that is part of a prebuilt file: its text exports the names of that file. */
export function pitch(this: LoaderContext<PrebuiltOptions>): string {
  const {module, dir} = this.getOptions();
  const names = Object.entries(module.exports).map(([name, from]) => `${from} as ${name}`);
  const file = path.relative(this.context, path.join(dir, module.file)).split(path.sep).join('/');
  this.cacheable(true);
  return `export {${names.join(', ')}} from ${JSON.stringify(file.startsWith('.') ? file : `./${file}`)};\n`;
}

export default function prebuiltLoader(text: string): string {
  return text;
}
