import {transform} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {version} from './ownPackage.js';
import {managerNames} from './packageManagers.js';
import {type ProjectInput, planProject} from './planProject.js';
import {siteTemplates, templateNames} from './templates.js';

const input: ProjectInput = {
  name: 'my-site',
  title: 'My site',
  template: 'classic',
  language: 'typescript',
  manager: 'npm',
  color: 'green',
  date: '2026-11-29',
};

const manifestOf = (change: Partial<ProjectInput>) =>
  JSON.parse(planProject({...input, ...change}).get('package.json') ?? '');

describe.each(templateNames)('the template %s', (template) => {
  test.each(managerNames)('has at most 15 files for %s, without marks that were not replaced', (manager) => {
    const files = planProject({...input, template, manager});
    expect(files.size).toBeLessThanOrEqual(15);
    expect([...files].filter(([, text]) => /\{\{\w+\}\}/.test(text))).toEqual([]);
  });

  test('names the packages of its own version', () => {
    const {dependencies, devDependencies} = manifestOf({template});
    const own = Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
      name.startsWith('@lectern/'),
    );
    expect(new Set(own.map(([, range]) => range))).toEqual(new Set([version]));
  });

  test('has a .gitignore, which npm would leave out of the package under this name', () => {
    expect(planProject({...input, template}).get('.gitignore')).toContain('node_modules');
  });
});

/** Code without types and comments, as esbuild prints it. An object is exported at once, without a name. */
async function plainCode(text: string, loader: 'tsx' | 'jsx'): Promise<string> {
  const {code} = await transform(text, {loader, jsx: 'preserve', tsconfigRaw: {}});
  return code
    .replace('const config = {', 'export default {')
    .replace('export default config;\n', '')
    .replace(/^\s*\/\/ .*\n/gm, '');
}

test.each(siteTemplates)('the template %s has the same code in both languages', async (template) => {
  const typed = planProject({...input, template});
  const plain = planProject({...input, template, language: 'javascript'});
  const others = [...typed.keys()].filter((file) => file !== 'tsconfig.json');
  const named = others.map((file) => file.replace(/\.ts$/, '.js').replace(/\.tsx$/, '.jsx'));
  expect([...plain.keys()].sort()).toEqual(named.sort());
  for (const file of others.filter((name) => /\.tsx?$/.test(name))) {
    const twin = plain.get(file.replace(/\.ts(x?)$/, '.js$1')) ?? '';
    expect(await plainCode(twin, 'jsx'), file).toBe(await plainCode(typed.get(file) ?? '', 'tsx'));
  }
});

test('git ignores the folder of Yarn, where that is used', () => {
  const ignored = (manager: 'npm' | 'yarn') => planProject({...input, manager}).get('.gitignore');
  expect(ignored('npm')).toBe('node_modules\n/build\n/.site\n');
  expect(ignored('yarn')).toBe('node_modules\n/build\n/.site\n/.yarn\n');
});

test('a site in JavaScript needs no compiler', () => {
  const {scripts, devDependencies} = manifestOf({language: 'javascript'});
  expect([scripts.typecheck, devDependencies]).toEqual([undefined, undefined]);
});

test.each([
  ['npm', 'overrides'],
  ['bun', 'overrides'],
  ['yarn', 'resolutions'],
] as const)('%s reads in %s which packages redocusaurus gets', (manager, field) => {
  expect(manifestOf({template: 'api', manager})[field]).toEqual({
    '@docusaurus/theme-common': `npm:@lectern/theme-common@${version}`,
    '@docusaurus/utils': `npm:@lectern/utils@${version}`,
  });
});

test('pnpm reads them in its own file, which also denies install scripts', () => {
  const files = planProject({...input, template: 'api', manager: 'pnpm'});
  expect(files.get('pnpm-workspace.yaml')).toBe(`# Install scripts that Lectern does not need.
allowBuilds:
  esbuild: false
  core-js: false
# Packages of Docusaurus that redocusaurus needs.
overrides:
  '@docusaurus/theme-common': 'npm:@lectern/theme-common@${version}'
  '@docusaurus/utils': 'npm:@lectern/utils@${version}'
`);
});

test('npm reads in package.json which install scripts are denied', () => {
  expect(manifestOf({manager: 'npm'}).allowScripts).toEqual({esbuild: false});
  expect(manifestOf({template: 'api', manager: 'npm'}).allowScripts).toEqual({
    esbuild: false,
    'core-js': false,
  });
  expect(manifestOf({template: 'plugin', manager: 'npm'}).allowScripts).toEqual({esbuild: false});
  expect(manifestOf({manager: 'yarn'}).allowScripts).toBeUndefined();
});

test('commands in pages and scripts are those of the package manager', () => {
  const files = planProject({...input, manager: 'pnpm'});
  expect(files.get('docs/publishing.md')).toContain('pnpm run build');
  expect(files.get('README.md')).not.toContain('npm run build `');
});
