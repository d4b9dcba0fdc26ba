import {bundlerOf, switchToWebpack} from '../src/plugins/currentBundler.js';

/** Bundler of a site without plugins. */
export const rspackBundler = bundlerOf('/site-on-rspack');

/** Bundler of a site with plugins that need webpack. */
export const webpackBundler = bundlerOf('/site-on-webpack');
switchToWebpack(webpackBundler, 'The test needs webpack');
