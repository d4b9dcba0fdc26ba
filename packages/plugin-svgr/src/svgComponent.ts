import {createRequire} from 'node:module';
import {type Config, type Plugin, transform} from '@svgr/core';
import {transform as compile} from 'esbuild';

const require = createRequire(import.meta.url);

// Loaded with `require`: both packages export the function itself as `module.exports`, but their types declare a
// default export.
const PLUGINS: Plugin[] = [require('@svgr/plugin-svgo'), require('@svgr/plugin-jsx')];

/**
 * Default settings of SVGR. SVGO keeps `<title>`, which screen readers read aloud, and `viewBox`, without which an
 * image cannot be scaled. Configuration files of SVGR are ignored, since the bundle's cache does not detect changes of
 * these files.
 */
const DEFAULTS: Config = {
  jsxRuntime: 'automatic',
  prettier: false,
  runtimeConfig: false,
  svgo: true,
  svgoConfig: {
    plugins: [
      {name: 'preset-default', params: {overrides: {removeTitle: false, removeViewBox: false}}},
    ] as NonNullable<Config['svgoConfig']>['plugins'],
  },
  titleProp: true,
};

/**
 * Returns the JavaScript of a module whose default export is a React component that renders the SVG.
 *
 * @param file - absolute path; the component is named after it
 * @param config - settings of SVGR; they override `DEFAULTS`
 * @throws if the text is no SVG
 */
export async function svgComponent(svg: string, file: string, config: Config): Promise<string> {
  const state = {filePath: file, caller: {name: '@lectern/plugin-svgr', defaultPlugins: PLUGINS}};
  const markup = await transform(svg, {...DEFAULTS, ...config}, state);
  const loader = config.typescript ? 'tsx' : 'jsx';
  const {code} = await compile(markup, {loader, jsx: 'automatic', target: 'es2022', sourcefile: file});
  return code;
}
