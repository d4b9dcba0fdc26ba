import {createRequire} from 'node:module';
import path from 'node:path';
import {bundlerOf, switchToWebpack} from '../src/plugins/currentBundler.js';

/** Bundler of a site without plugins. */
export const rspackBundler = bundlerOf('/site-on-rspack');

/** Bundler of a site with plugins that need webpack. */
export const webpackBundler = bundlerOf('/site-on-webpack');
const dir = path.dirname(createRequire(import.meta.url).resolve('webpack/package.json'));
switchToWebpack(webpackBundler, {dir, reason: 'The test needs webpack'});
