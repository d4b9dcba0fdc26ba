import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {CurrentBundler} from '@lectern/core';
import type {Configuration} from 'webpack';
import {compileScript} from './compileScript.js';

export interface CompileInput {
  readonly bundler: CurrentBundler;
  readonly siteDir: string;
  /** Absolute path of the module that the option `swCustom` names. */
  readonly custom: string | undefined;
  readonly debug: boolean;
}

const require = createRequire(import.meta.url);
const inDist = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const SCRIPT = 'sw.js';

/**
 * Packages of Workbox of which the bundle has only one copy, even if the site has installed a second copy: the module
 * of `swCustom` must add its routes to the same router as this plugin.
 */
const WORKBOX = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

function webpackConfig({bundler, siteDir, custom, debug}: CompileInput): Configuration {
  const packages = WORKBOX.map((name) => [name, path.dirname(require.resolve(`${name}/package.json`))]);
  return {
    mode: debug ? 'development' : 'production',
    target: ['webworker', 'es2022'],
    context: siteDir,
    entry: inDist('worker/sw.js'),
    output: {path: siteDir, filename: SCRIPT, publicPath: ''},
    resolve: {
      alias: {
        ...Object.fromEntries(packages),
        '@generated/pwa-custom$': custom ?? inDist('worker/noCustom.js'),
        '@site': siteDir,
      },
      extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
      extensionAlias: {'.js': ['.js', '.ts', '.tsx', '.jsx'], '.mjs': ['.mjs', '.mts']},
    },
    module: {
      rules: [
        {test: /\.(?:[cm]?tsx?|jsx)$/, loader: inDist('compile/scriptLoader.js')},
        {test: /\.m?js$/, resolve: {fullySpecified: false}},
      ],
    },
    plugins: [new bundler.instance.optimize.LimitChunkCountPlugin({maxChunks: 1})],
  };
}

/**
 * Bundles the script of the worker. The script still has placeholders (`__LECTERN_…__`) for the values that differ
 * between builds.
 *
 * @throws {SiteError} `PWA_WORKER` if the module of `swCustom` does not compile
 */
export function compileWorker(input: CompileInput): Promise<string> {
  return compileScript(SCRIPT, webpackConfig(input), input.bundler);
}
