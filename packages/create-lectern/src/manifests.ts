import type {Language} from './flags.js';
import {version} from './ownPackage.js';
import type {ManagerName} from './packageManagers.js';
import type {TemplateName} from './templates.js';

interface ManifestInput {
  readonly name: string;
  readonly template: TemplateName;
  readonly language: Language;
  readonly manager: ManagerName;
}

const ENGINES = {node: '>=20.19'};

const REACT = {react: '^19.0.0', 'react-dom': '^19.0.0'};

const LECTERN = {'@lectern/core': version, '@lectern/preset-classic': version};

/** Packages for `tsc`: the compiler, and the types of what sites import. */
const TYPES = {
  '@types/node': '^20.19.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  typescript: '^7.0.2',
};

/** Packages of Docusaurus that redocusaurus needs, and those of Lectern that take their places. */
const API_OVERRIDES = {
  '@docusaurus/theme-common': `npm:@lectern/theme-common@${version}`,
  '@docusaurus/utils': `npm:@lectern/utils@${version}`,
};

/** Packages whose install scripts Lectern does not need: they check or announce what is installed. */
function deniedScripts(template: TemplateName): readonly string[] {
  return template === 'api' ? ['esbuild', 'core-js'] : ['esbuild'];
}

/** Field of package.json that denies install scripts. npm 11 warns at each installation about others that it did not run. */
function scriptPolicy({template, manager}: Pick<ManifestInput, 'manager' | 'template'>): object {
  if (manager !== 'npm') return {};
  return {allowScripts: Object.fromEntries(deniedScripts(template).map((name) => [name, false]))};
}

/** package.json of a site. */
export function siteManifest({name, template, language, manager}: ManifestInput): object {
  const isTyped = language === 'typescript';
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'site start',
      build: 'site build',
      serve: 'site serve',
      clear: 'site clear',
      ...(isTyped && {typecheck: 'tsc'}),
      test: 'site build && node --test test/site.test.js',
    },
    dependencies: {...LECTERN, ...REACT, ...(template === 'api' && {redocusaurus: '^2.5.2'})},
    ...(isTyped && {devDependencies: TYPES}),
    ...(template === 'api' && overrides(manager)),
    ...scriptPolicy({template, manager}),
    engines: ENGINES,
  };
}

/** package.json of a plugin. */
export function pluginManifest({name, template, manager}: ManifestInput): object {
  const run = `${manager} run`;
  return {
    name,
    version: '0.1.0',
    description: 'Writes a robots.txt for a Lectern site.',
    keywords: ['lectern', 'lectern-plugin'],
    license: 'MIT',
    type: 'module',
    files: ['dist'],
    exports: {'.': {types: './dist/index.d.ts', default: './dist/index.js'}},
    scripts: {
      build: 'tsc',
      start: 'tsc && site start test-site',
      test: 'tsc && site build test-site && node --test test/plugin.test.js',
      prepublishOnly: `${run} test`,
      release: 'npm publish --access public',
    },
    peerDependencies: {'@lectern/core': `^${version}`},
    devDependencies: {
      ...LECTERN,
      '@types/node': TYPES['@types/node'],
      ...REACT,
      typescript: TYPES.typescript,
    },
    ...scriptPolicy({template, manager}),
    engines: ENGINES,
  };
}

/** Field of package.json that makes a package manager use our packages. pnpm reads it in another file. */
function overrides(manager: ManagerName): object {
  if (manager === 'pnpm') return {};
  return manager === 'yarn' ? {resolutions: API_OVERRIDES} : {overrides: API_OVERRIDES};
}

/** Settings of pnpm and Yarn, without which they would not install a site. */
export function managerFiles({
  manager,
  template,
}: Pick<ManifestInput, 'manager' | 'template'>): readonly (readonly [string, string])[] {
  if (manager === 'yarn') return [['.yarnrc.yml', 'nodeLinker: node-modules\n']];
  return manager === 'pnpm' ? [['pnpm-workspace.yaml', pnpmSettings(template)]] : [];
}

function pnpmSettings(template: TemplateName): string {
  const scripts = `# Install scripts that Lectern does not need.
allowBuilds:
${deniedScripts(template)
  .map((name) => `  ${name}: false\n`)
  .join('')}`;
  if (template !== 'api') return scripts;
  const lines = Object.entries(API_OVERRIDES).map(([name, to]) => `  '${name}': '${to}'\n`);
  return `${scripts}# Packages of Docusaurus that redocusaurus needs.\noverrides:\n${lines.join('')}`;
}
