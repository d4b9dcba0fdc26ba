import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Configuration, PathData, RuleSetRule} from 'webpack';
import {distDir} from '../config/distDir.js';
import {isGenerated} from '../config/generatedDir.js';
import {FACADE_QUERY} from '../modules/commonJsFacade.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {bundleEnvironment} from './environment.js';
import {scriptLoader} from './scriptLoader.js';

/** Loader that rejects stylesheets of the site that do not parse. */
export const CSS_CHECK = path.join(distDir, 'bundle/cssCheckLoader.js');

/**
 * Only class and animation names are local to a CSS module. Custom properties such as `--ifm-color-primary` are global.
 */
const CSS_PARSER = {
  namedExports: false,
  dashedIdents: false,
  customIdents: false,
  container: false,
  function: false,
  grid: false,
};

/**
 * Class names of a CSS module end with a hash of the file's path. A hash of path and class would differ for each class
 * and compress badly: it makes the stylesheet of our website 3% larger.
 */
function cssModuleName({filename = '', local = ''}: PathData): string {
  return `${local}_${createHash('sha256').update(filename).digest('base64url').replace(/\W|_/g, '').slice(0, 4)}`;
}

/** Settings of Rspack for names like those of `cssModuleName`. Rspack hashes the path alone if a name has `[local]`. */
const CSS_MODULE_NAME = {
  localIdentName: '[local]_[hash]',
  localIdentHashDigest: 'base62',
  localIdentHashDigestLength: 4,
};

/**
 * Returns a new object for each call, since webpack adds its defaults to the object. `esModule: false`: compiled
 * CommonJS that requires a CSS module gets its class names. By default, webpack 5.112 marks the CSS module as an ES
 * module, and compiled CommonJS then reads a default export that does not exist.
 */
const cssGenerator = ({currentBundler}: LoadContext) => ({
  ...(currentBundler.name === 'rspack' ? CSS_MODULE_NAME : {localIdentName: cssModuleName}),
  exportsConvention: 'as-is' as const,
  esModule: false,
});

const MODULES = `${path.sep}node_modules${path.sep}`;

/**
 * True for a file of a package whose code need not be compiled. False for packages with "docusaurus" in their path,
 * since they may contain TypeScript and JSX.
 */
function isFinished(file: string): boolean {
  const at = file.lastIndexOf(MODULES);
  return at !== -1 && !file.slice(at).includes('docusaurus');
}

/**
 * Rules that compile TypeScript and JSX of the site and of packages for Docusaurus. A `.js` file may be CommonJS or an
 * ES module.
 */
export function scriptRules(
  site: Pick<LoadContext, 'siteDir' | 'cacheDir' | 'siteConfig'>,
  mode: 'development' | 'production',
): RuleSetRule[] {
  const {siteDir} = site;
  const jsx = scriptLoader({site, mode, syntax: 'jsx'});
  return [
    {test: /\.[cm]?tsx?$/, exclude: isFinished, use: scriptLoader({site, mode})},
    {test: /\.jsx$/, exclude: isFinished, use: jsx},
    {
      test: /\.m?js$/,
      include: [siteDir, (file) => file.includes(MODULES)],
      exclude: [isFinished, (file) => isGenerated(file, site)],
      use: jsx,
    },
    {test: /\.m?js$/, resolve: {fullySpecified: false}},
    // `npm init` of npm 11 writes `"type": "commonjs"` into the package.json of sites, although their pages are ES
    // modules.
    {test: /\.js$/, descriptionData: {type: 'commonjs'}, type: 'javascript/auto'},
    // Content imports code through generated `.mjs` modules. With this type, they can import names of JSON and default
    // exports of compiled CommonJS, like other code of a site.
    {test: /\.mjs$/, include: (file) => isGenerated(file, site), type: 'javascript/auto'},
  ];
}

/**
 * Rules for images, fonts, media and other files. Stylesheets and `new URL()` get the file's URL; code gets a module
 * that exports the URL (`assetLoader`). That module imports the same file again. There is no endless loop, since
 * `issuer: test` matches only this second import, and emits the file.
 */
function assetRules(): RuleSetRule[] {
  const loader = path.join(distDir, 'bundle/assetLoader.js');
  const files = (test: RegExp | typeof isOtherFile, folder: string, kind: RuleSetRule): RuleSetRule => {
    const url: RuleSetRule = {
      ...kind,
      generator: {filename: `assets/${folder}/[name]-[contenthash:8][ext]`},
    };
    return {test, oneOf: [{dependency: 'url', ...url}, {issuer: test, ...url}, {loader}]};
  };
  const inlined: RuleSetRule = {
    type: 'asset',
    parser: {dataUrlCondition: {maxSize: bundleEnvironment().inlineLimit}},
  };
  return [
    files(/\.(ico|jpe?g|png|gif|webp|avif|svg)$/i, 'images', inlined),
    files(/\.(woff2?|eot|ttf|otf)$/i, 'fonts', inlined),
    files(/\.(mp4|webm|ogv|ogg|mp3|wav|flac|aac|m4a)$/i, 'medias', inlined),
    files(isOtherFile, 'files', {type: 'asset/resource'}),
  ];
}

/** Extensions that other rules handle (scripts, data, styles, media), or that need a loader of a plugin. */
const KNOWN =
  /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|pcss|mdx?|vue|svelte|coffee|elm|wasm|node|ico|jpe?g|png|gif|webp|avif|svg|woff2?|eot|ttf|otf|mp4|webm|ogv|ogg|mp3|wav|flac|aac|m4a)$/i;

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|zip|rar)$/i;

/**
 * True for a file that is not code: "data.csv", "LICENSE". In packages, only documents count, since packages may
 * contain scripts with any name. False for a URL with the data itself, which Rspack passes to this function as well.
 */
function isOtherFile(file: string): boolean {
  if (file.startsWith('data:')) return false;
  return DOCUMENT.test(file) || (file !== '' && !KNOWN.test(file) && !file.includes(MODULES));
}

/**
 * Rule for components in CommonJS, which `facadeLoader` wraps in an ES module. Modules that import such a component get
 * the default export of the compiled code. If there is no default export, webpack reports no error.
 */
const FACADE_RULE: RuleSetRule = {
  resourceQuery: new RegExp(`^\\${FACADE_QUERY}$`),
  enforce: 'post',
  type: 'javascript/auto',
  parser: {exportsPresence: false},
  loader: path.join(distDir, 'modules/facadeLoader.js'),
};

/** Settings of webpack's `module`: rules for all kinds of files, with their parsers and generators. */
export function moduleSettings(
  context: LoadContext,
  mode: 'development' | 'production',
): NonNullable<Configuration['module']> {
  return {
    rules: [
      ...scriptRules(context, mode),
      FACADE_RULE,
      ...assetRules(),
      {test: /\.css$/, type: 'css/auto'},
      {
        test: /\.css$/,
        include: context.siteDir,
        exclude: [/[\\/]node_modules[\\/]/, (file) => isGenerated(file, context)],
        loader: CSS_CHECK,
      },
      {test: /\.mdx?$/, loader: path.join(distDir, 'bundle/markdownLoader.js')},
    ],
    parser: {
      'css/auto': CSS_PARSER,
      'css/module': CSS_PARSER,
      javascript: {exportsPresence: 'error'},
    },
    generator: {
      'css/auto': cssGenerator(context),
      'css/module': cssGenerator(context),
    },
  };
}
