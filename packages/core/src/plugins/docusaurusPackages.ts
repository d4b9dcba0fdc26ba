/**
 * How Lectern handles a Docusaurus package: the package of Lectern that replaces it, or the effect if there is none.
 */
export interface DocusaurusPackage {
  /**
   * `plugin`: plugin, theme or preset that a config names. `library`: imported by code of sites. `helper`: imported by
   * code of plugins; `compat/` has it, so that sites need not install it. `builtIn`: its function is part of
   * `@lectern/core`. `missing`: there is no counterpart, and sites are built without it.
   */
  readonly role: 'plugin' | 'library' | 'helper' | 'builtIn' | 'missing';
  /**
   * Name of Lectern's package without the scope "@lectern/". Default: the name of the Docusaurus package without its
   * scope.
   */
  readonly ours?: string;
  /** For a `helper`: the folder of `compat/packages` with its exports. */
  readonly folder?: string;
  /** For `missing`: the effect on the site, as the end of a message: "the bundle is not analysed". */
  readonly loss?: string;
  /**
   * True if components import the package: the bundler then loads Lectern's package for an import of the Docusaurus
   * name.
   */
  readonly isInBundle?: boolean;
  /**
   * Entry points for which Lectern's packages declare types under the Docusaurus name. "" is "@docusaurus/<name>",
   * "/client" is "@docusaurus/<name>/client".
   */
  readonly declared?: readonly string[];
}

const plugin: DocusaurusPackage = {role: 'plugin'};
const library: DocusaurusPackage = {role: 'library'};
const builtIn: DocusaurusPackage = {role: 'builtIn'};
const content: DocusaurusPackage = {role: 'plugin', isInBundle: true, declared: ['', '/client']};

function helper(folder: string): DocusaurusPackage {
  return {role: 'helper', folder};
}

/**
 * Docusaurus packages that Lectern replaces, or reports as missing, by their names after "@docusaurus/". All code that
 * handles names of Docusaurus packages reads this list. Packages that are not in the list are loaded unchanged.
 */
export const DOCUSAURUS_PACKAGES: ReadonlyMap<string, DocusaurusPackage> = new Map([
  ['core', library],
  ['remark-plugin-npm2yarn', library],
  ['theme-common', {...library, isInBundle: true, declared: ['', '/internal']}],
  ['preset-classic', plugin],
  ['plugin-client-redirects', plugin],
  ['plugin-content-blog', content],
  ['plugin-content-docs', content],
  ['plugin-content-pages', plugin],
  ['plugin-css-cascade-layers', plugin],
  ['plugin-debug', plugin],
  ['plugin-google-analytics', plugin],
  ['plugin-google-gtag', plugin],
  ['plugin-google-tag-manager', plugin],
  ['plugin-ideal-image', plugin],
  ['plugin-sitemap', plugin],
  ['plugin-pwa', plugin],
  ['plugin-svgr', plugin],
  ['theme-classic', {...plugin, isInBundle: true}],
  ['theme-live-codeblock', plugin],
  ['theme-mermaid', plugin],
  ['theme-search-algolia', {...plugin, ours: 'theme-search', isInBundle: true}],
  ['logger', helper('logger')],
  ['module-type-aliases', helper('types')],
  ['theme-translations', helper('themeTranslations')],
  ['types', helper('types')],
  ['utils', helper('utils')],
  ['utils-common', helper('utilsCommon')],
  ['utils-validation', helper('utilsValidation')],
  ['babel', builtIn],
  ['bundler', builtIn],
  ['cssnano-preset', builtIn],
  ['faster', builtIn],
  ['mdx-loader', builtIn],
  ['tsconfig', builtIn],
  ['plugin-rsdoctor', {role: 'missing', loss: 'the bundle is not analysed'}],
]);

function entriesOf(role: DocusaurusPackage['role']): [string, DocusaurusPackage][] {
  return [...DOCUSAURUS_PACKAGES].filter(([, one]) => one.role === role);
}

/** Names of Lectern's plugins, themes and presets, without the scope "@lectern/". */
export const OUR_PLUGINS: readonly string[] = entriesOf('plugin').map(([name, {ours = name}]) => ours);

/**
 * Folders in `compat/packages` of the packages that code of plugins imports, by name of the package without
 * "@docusaurus/".
 */
export const HELPER_FOLDERS: ReadonlyMap<string, string> = new Map(
  entriesOf('helper').flatMap(([name, {folder}]) => (folder === undefined ? [] : [[name, folder]])),
);

/**
 * Returns the name of the package of Lectern that replaces a Docusaurus package, both without scope. Returns other
 * names unchanged.
 */
export function currentName(name: string): string {
  return DOCUSAURUS_PACKAGES.get(name)?.ours ?? name;
}

/**
 * Returns the name of Lectern's plugin, theme or preset that replaces one of Docusaurus, both without scope;
 * `undefined` if there is none.
 */
export function ourPlugin(official: string): string | undefined {
  const name = currentName(official);
  return OUR_PLUGINS.includes(name) ? name : undefined;
}

/**
 * Splits an imported module name: "@docusaurus/theme-common/internal" → `["theme-common", "/internal"]`. Returns
 * `undefined` for other scopes.
 */
function splitRequest(request: string): readonly [name: string, part: string] | undefined {
  const [, name, part = ''] = /^@docusaurus\/([^/]+)(\/.+)?$/s.exec(request) ?? [];
  return name === undefined ? undefined : [name, part];
}

/**
 * Splits an imported module name, as `splitRequest` does, if the bundler loads Lectern's package for it. Returns
 * `undefined` for all other names.
 */
export function replacedInBundle(request: string): readonly [name: string, part: string] | undefined {
  const parts = splitRequest(request);
  return parts && DOCUSAURUS_PACKAGES.get(parts[0])?.isInBundle ? parts : undefined;
}

/** True if Lectern's packages declare the types of an imported module such as "@docusaurus/theme-common/internal". */
export function isDeclared(request: string): boolean {
  const [name = '', part = ''] = splitRequest(request) ?? [];
  return DOCUSAURUS_PACKAGES.get(name)?.declared?.includes(part) ?? false;
}
