import {createRequire} from 'node:module';
import {type Config, type Plugin, transform} from '@svgr/core';
import {transform as compile} from 'esbuild';

const require = createRequire(import.meta.url);

// Required, since they are the functions themselves, which their types do not say.
const PLUGINS: Plugin[] = [require('@svgr/plugin-svgo'), require('@svgr/plugin-jsx')];

/**
 * Titles are what screen readers say, and without a `viewBox` an image cannot be scaled: both stay.
 * Settings come from the site's config only: a file beside it would not be noticed when it changes.
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
 * The module of a React component that draws an SVG.
 *
 * @param file - absolute; names the component
 * @param config - settings of SVGR; they replace ours of the same name
 * @throws if the text is no SVG
 */
export async function svgComponent(svg: string, file: string, config: Config): Promise<string> {
  const state = {filePath: file, caller: {name: '@lectern/plugin-svgr', defaultPlugins: PLUGINS}};
  const markup = await transform(svg, {...DEFAULTS, ...config}, state);
  const loader = config.typescript ? 'tsx' : 'jsx';
  const {code} = await compile(markup, {loader, jsx: 'automatic', target: 'es2022', sourcefile: file});
  return code;
}
