import {type Config, type ConfigPlugin, type Plugin, transform} from '@svgr/core';
import jsx from '@svgr/plugin-jsx';
import svgo from '@svgr/plugin-svgo';
import {transform as compile} from 'esbuild';

// Both packages export the function itself as `module.exports`, but their types declare a default export.
const SVGO = svgo as unknown as Plugin;
const JSX = jsx as unknown as Plugin;

/** Plugins that settings may name although they are part of this package. */
const BUNDLED: ReadonlyMap<ConfigPlugin, Plugin> = new Map([
  ['@svgr/plugin-svgo', SVGO],
  ['@svgr/plugin-jsx', JSX],
]);

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
  const state = {filePath: file, caller: {name: '@lectern/plugin-svgr', defaultPlugins: [SVGO, JSX]}};
  const plugins = config.plugins?.map((plugin) => BUNDLED.get(plugin) ?? plugin);
  const markup = await transform(svg, {...DEFAULTS, ...config, ...(plugins && {plugins})}, state);
  const loader = config.typescript ? 'tsx' : 'jsx';
  const {code} = await compile(markup, {loader, jsx: 'automatic', target: 'es2022', sourcefile: file});
  return code;
}
