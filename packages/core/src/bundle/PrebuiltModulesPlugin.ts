import fs from 'node:fs';
import path from 'node:path';
import {parseOwnJson, readIfPresent} from '@lectern/store';
import type {Compiler, ResolveData} from 'webpack';
import {distDir} from '../config/distDir.js';
import type {ThemeAliases} from '../routes/themeAliases.js';
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
  /** Absolute folder of the prebuilt files. */
  readonly dir: string;
  /** Absolute file of a module → its prebuilt file, which can be used. */
  readonly modules: ReadonlyMap<string, PrebuiltModule>;
  /** Absolute prebuilt files that cannot be used, since the site replaces a component in them. */
  readonly unusable: ReadonlySet<string>;
}

const LOADER = path.join(distDir, 'bundle/prebuiltLoader.js');

/**
 * Replaces modules of our packages by prebuilt files (`scripts/prebuilt`). A prebuilt file joins modules that always load
 * together, so webpack has fewer modules to read. A file with a component that the site or another theme replaces is not
 * used: its modules are bundled one by one, and other prebuilt files import them through `<name>.source.js`.
 */
export class PrebuiltModulesPlugin {
  readonly #themeAliases: ThemeAliases;
  readonly #loader: string;
  readonly #packageIn = onceFor((dir: string) => this.#read(dir));

  /** @param loader - absolute file of `prebuiltLoader` */
  constructor(themeAliases: ThemeAliases, loader: string = LOADER) {
    this.#themeAliases = themeAliases;
    this.#loader = loader;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PrebuiltModulesPlugin', (factory) => {
      factory.hooks.afterResolve.tap('PrebuiltModulesPlugin', ({createData}) => this.#replace(createData));
    });
  }

  #replace(data: ResolveData['createData']): void {
    const {resource = '', request = ''} = data;
    const {descriptionFileRoot: root, descriptionFileData} = data.resourceResolveData ?? {};
    const name: unknown = Object(descriptionFileData).name;
    if (typeof root !== 'string' || typeof name !== 'string' || !name.startsWith('@lectern/')) return;
    const found = this.#packageIn(root);
    if (found?.unusable.has(resource)) {
      data.resource = resource.replace(/\.js$/, '.source.js');
      data.request = request.replace(resource, data.resource);
    }
    const module = found?.modules.get(resource);
    if (!found || !module) return;
    data.loaders = [{loader: this.#loader, options: {module, dir: found.dir}, ident: null, type: null}];
    data.request = `${this.#loader}!${resource}`;
  }

  #read(root: string): PrebuiltPackage | undefined {
    const dir = path.join(root, 'dist/prebuilt');
    const text = readIfPresent(path.join(dir, 'manifest.json'));
    if (text === undefined) return undefined;
    const manifest = parseOwnJson<{readonly [file: string]: PrebuiltModule}>(text);
    const modules = Object.entries(manifest).map(
      ([file, module]) => [path.join(root, 'dist', file), module] as const,
    );
    const replaced = modules.filter(([file, {component}]) => this.#isReplaced(file, component));
    const unusable = new Set(replaced.map(([, {file}]) => file));
    return {
      dir,
      modules: new Map(modules.filter(([, {file}]) => !unusable.has(file))),
      unusable: new Set([...unusable].map((file) => path.join(dir, file))),
    };
  }

  #isReplaced(file: string, component: string | undefined): boolean {
    const target = component === undefined ? undefined : this.#themeAliases[`@theme/${component}`];
    return target !== undefined && target !== file && fs.realpathSync(target) !== file;
  }
}
