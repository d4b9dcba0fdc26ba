/** The place of a package of Docusaurus in Lectern. */
export interface DocusaurusPackage {
  /**
   * `plugin`: a plugin, theme or preset, which a config names. `library`: code of sites imports it. `helper`: code of plugins
   * imports it, and finds it without an installation. `builtIn`: its work is part of `@lectern/core`. `missing`: there is no
   * counterpart, and sites are built without it.
   */
  readonly role: 'plugin' | 'library' | 'helper' | 'builtIn' | 'missing';
  /** Our name, without scope, if it differs. */
  readonly ours?: string;
  /** `helper`: folder of `compat/packages` with its exports. */
  readonly folder?: string;
  /** `missing`: feature that a site lacks without it. */
  readonly loss?: string;
  /** Components import it: the bundler leads its name to our package. */
  readonly isInBundle?: boolean;
  /** Parts that our packages declare to TypeScript under the old name: "" is the package itself. */
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
 * The packages of Docusaurus that have a counterpart in Lectern, by their names after "@docusaurus/", and those that Lectern reports
 * the loss of. Everything that depends on such a name reads this list. Others are packages like any: they run as they are.
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

/** Our plugins, themes and presets: `@lectern/<name>`. */
export const OUR_PLUGINS: readonly string[] = entriesOf('plugin').map(([name, {ours = name}]) => ours);

/** Names after "@docusaurus/" of packages that plugins import, with their folders of `compat/packages`. */
export const HELPER_FOLDERS: ReadonlyMap<string, string> = new Map(
  entriesOf('helper').flatMap(([name, {folder}]) => (folder === undefined ? [] : [[name, folder]])),
);

/** Our name of a package of Docusaurus, both without scope. Other names stay as they are. */
export function currentName(name: string): string {
  return DOCUSAURUS_PACKAGES.get(name)?.ours ?? name;
}

/** Our plugin, theme or preset for one of Docusaurus, both without scope; `undefined` where we have none. */
export function ourPlugin(official: string): string | undefined {
  const name = currentName(official);
  return OUR_PLUGINS.includes(name) ? name : undefined;
}

/** "@docusaurus/theme-common/internal" → `["theme-common", "/internal"]` */
function splitRequest(request: string): readonly [name: string, part: string] | undefined {
  const [, name, part = ''] = /^@docusaurus\/([^/]+)(\/.+)?$/s.exec(request) ?? [];
  return name === undefined ? undefined : [name, part];
}

/** The package in a request of a component that the bundler leads to ours, and the part behind it. */
export function replacedInBundle(request: string): readonly [name: string, part: string] | undefined {
  const parts = splitRequest(request);
  return parts && DOCUSAURUS_PACKAGES.get(parts[0])?.isInBundle ? parts : undefined;
}

/** Checks that our packages declare a request for `@docusaurus/…` to TypeScript. */
export function isDeclared(request: string): boolean {
  const [name = '', part = ''] = splitRequest(request) ?? [];
  return DOCUSAURUS_PACKAGES.get(name)?.declared?.includes(part) ?? false;
}
