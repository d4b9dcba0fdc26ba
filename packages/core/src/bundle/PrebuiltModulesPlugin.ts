import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import type {Compiler} from 'webpack';
import {distDir} from '../config/distDir.js';
import {onceFor} from '../shared/onceFor.js';

/** Module that is part of a prebuilt file. */
export interface PrebuiltModule {
  /** Name of the prebuilt file, in the same folder as the manifest. */
  readonly file: string;
  /** Export of the module → export of the prebuilt file. */
  readonly exports: {readonly [name: string]: string};
  /** Name of the theme component that the module is ("DocItem/Layout"), which a site may replace. */
  readonly component?: string;
}

/** Prebuilt files of one package. */
interface PrebuiltPackage {
  /** Absolute folder of the modules; the prebuilt files are in its folder `prebuilt`. */
  readonly dir: string;
  /** Module → its prebuilt file, by absolute path. Without the modules of files that cannot be used. */
  readonly modules: ReadonlyMap<string, PrebuiltModule>;
  /** Absolute prebuilt files that cannot be used, since the site replaces a component in them. */
  readonly unusable: ReadonlySet<string>;
}

const LOADER = path.join(distDir, 'bundle/prebuiltLoader.js');

/**
 * Replaces modules of our packages by prebuilt files. A prebuilt file joins modules that always load together, so webpack
 * reads a fifth of the modules. A file with a component that the site or another theme replaces is not used: its modules
 * are bundled one by one, and other prebuilt files import them by the names of the file (`<name>.source.js`).
 */
export class PrebuiltModulesPlugin {
  readonly #themeAliases: Readonly<Record<string, string>>;
  readonly #packageOf = onceFor((dir: string) => this.#read(dir));

  /** @param themeAliases - request of a theme component ("@theme/DocItem") → absolute file */
  constructor(themeAliases: Readonly<Record<string, string>>) {
    this.#themeAliases = themeAliases;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PrebuiltModulesPlugin', (factory) => {
      factory.hooks.afterResolve.tap('PrebuiltModulesPlugin', ({createData}) => {
        const {resource = '', resourceResolveData} = createData;
        const root: unknown = resourceResolveData?.descriptionFileRoot;
        const name: unknown = Object(resourceResolveData?.descriptionFileData).name;
        if (typeof root !== 'string' || typeof name !== 'string' || !name.startsWith('@lectern/')) return;
        const found = this.#packageOf(path.join(root, 'dist'));
        if (found?.unusable.has(resource)) {
          createData.resource = resource.replace(/\.js$/, '.source.js');
          createData.request = createData.request?.replace(resource, createData.resource);
          return;
        }
        const module = found?.modules.get(resource);
        if (!module) return;
        const options = {module, dir: path.join(found?.dir ?? '', 'prebuilt')};
        createData.loaders = [{loader: LOADER, options, ident: null, type: null}];
        createData.request = `${LOADER}!${resource}`;
      });
    });
  }

  #read(dir: string): PrebuiltPackage | undefined {
    const prebuilt = path.join(dir, 'prebuilt');
    const text = readIfPresent(path.join(prebuilt, 'manifest.json'));
    if (text === undefined) return undefined;
    const modules = Object.entries(JSON.parse(text) as {[file: string]: PrebuiltModule}).map(
      ([file, module]) => [path.join(dir, file), module] as const,
    );
    const replaced = modules.filter(([file, {component}]) => this.#isReplaced(file, component));
    const files = new Set(replaced.map(([, {file}]) => file));
    return {
      dir,
      modules: new Map(modules.filter(([, {file}]) => !files.has(file))),
      unusable: new Set([...files].map((file) => path.join(prebuilt, file))),
    };
  }

  #isReplaced(file: string, component: string | undefined): boolean {
    const target = component === undefined ? undefined : this.#themeAliases[`@theme/${component}`];
    return target !== undefined && target !== file && fs.realpathSync(target) !== file;
  }
}
